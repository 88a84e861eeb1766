import { useCairn } from '@cairn/client/react/cairn-context';
import type { Saved } from '@cairn/client/saved';
import type { UndoEntry } from '@cairn/client/undo-stack/undo-entry';
import type { Outcome } from '@cairn/core/outcome';
import { useEffect, useEffectEvent, useRef } from 'react';
import { warnUnlessSaved } from './warn-unless-saved.ts';

/** Minimum milliseconds between two writes. */
const pauseMs = 500;

/** A null `step` means that nothing changed. */
interface Written extends Saved {
  readonly step: UndoEntry | null;
}

export interface ThrottledWrite<Value> {
  readonly write: (value: Value) => void;
  /** Writes the waiting value at once. */
  readonly flush: () => void;
}

/**
 * Writes continuous changes at most twice a second, as one undo entry. A waiting write is done when the
 * component or the page closes.
 */
export function useThrottledWrite<Value>(
  write: (value: Value) => Outcome<Written, unknown>,
): ThrottledWrite<Value> {
  const { undoStack: steps } = useCairn();
  const waiting = useRef<{ readonly value: Value; readonly timer: ReturnType<typeof setTimeout> } | null>(
    null,
  );
  const step = useRef<UndoEntry | null>(null);

  const flush = useEffectEvent(() => {
    if (!waiting.current) return;
    const { value, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = null;
    const last = step.current !== null && steps.nextToUndo === step.current ? step.current : null;
    const outcome = write(value);
    if (!outcome.ok || !outcome.value.step) return;
    warnUnlessSaved(outcome.value.saved);
    step.current = last ? steps.joined(last, outcome.value.step) : outcome.value.step;
  });
  useEffect(() => {
    const leave = () => flush();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      leave();
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, []);

  return {
    write: (value) => {
      const timer = waiting.current?.timer ?? setTimeout(() => flush(), pauseMs);
      waiting.current = { value, timer };
    },
    flush: () => flush(),
  };
}
