import type { ClimbStep } from '@cairn/core/climbs/climb-step';
import { announce } from '@cairn/ui/announcer';
import { m } from '@cairn/words/messages';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { stepName } from '../../climbs/own-climb-words.ts';
import { announceMove } from './use-step-actions.ts';

export interface StepLift {
  /** Whether the step is lifted by the keyboard. */
  readonly isLifted: (id: string) => boolean;
  /** Whether the lifted step would be dropped before this step, or after it as the last one. */
  readonly slotOf: (id: string) => 'before' | 'after' | null;
  readonly press: (event: KeyboardEvent, id: string) => void;
  readonly cancel: () => void;
}

interface Lifted {
  readonly id: string;
  /** Place among the other steps, from 0. */
  readonly place: number;
}

/** Space lifts a step, arrow keys move its slot, Space or Enter drops, Escape cancels. */
export function useStepLift(
  list: RefObject<HTMLElement | null>,
  steps: readonly ClimbStep[],
  onMove: (id: string, before: string | null) => void,
): StepLift {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const others = steps.filter(({ id }) => id !== lifted?.id);

  const lift = (id: string) => {
    const place = steps.findIndex((step) => step.id === id);
    const step = steps[place];
    if (!step) return;
    setLifted({ id, place });
    announce(m.drag_lifted({ name: stepName(step) }));
  };
  const cancel = () => {
    if (!lifted) return;
    const step = steps.find(({ id }) => id === lifted.id);
    setLifted(null);
    if (step) announce(m.drag_cancelled({ name: stepName(step) }));
  };
  const drop = ({ id, place }: Lifted) => {
    setLifted(null);
    onMove(id, others[place]?.id ?? null);
    // A moved element loses the focus.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-step="${CSS.escape(id)}"] [data-grip]`)?.focus(),
    );
  };
  const carry = ({ id, place }: Lifted, by: number) => {
    const next = Math.min(Math.max(place + by, 0), others.length);
    setLifted({ id, place: next });
    announceMove(steps, id, next + 1);
  };

  return {
    isLifted: (id) => lifted?.id === id,
    slotOf(id) {
      if (!lifted || id === lifted.id) return null;
      if (others[lifted.place]?.id === id) return 'before';
      return lifted.place === others.length && others.at(-1)?.id === id ? 'after' : null;
    },
    cancel,
    press(event, id) {
      const key = event.key;
      const isOurs = lifted
        ? [' ', 'Enter', 'Escape', 'ArrowUp', 'ArrowDown', 'Home', 'End'].includes(key)
        : key === ' ';
      if (!isOurs) return;
      event.preventDefault();
      event.stopPropagation();
      if (!lifted) return lift(id);
      if (key === 'Escape') return cancel();
      if (key === 'ArrowUp') return carry(lifted, -1);
      if (key === 'ArrowDown') return carry(lifted, 1);
      if (key === 'Home') return carry(lifted, -others.length);
      if (key === 'End') return carry(lifted, others.length);
      drop(lifted);
    },
  };
}
