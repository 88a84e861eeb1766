import type { Cairn } from '@cairn/client/cairn/cairn';
import { announce } from '@cairn/ui/announcer';
import { m } from '@cairn/words/messages';
import { dragged } from '../drag/dragged.ts';
import { selectedKey } from '../goals/ui-requests.ts';
import { chosenKeys } from '../goals/chosen.ts';
import { focusRow, neighbourKey } from '../goals/row-walk.ts';
import { isTyping } from '../base/typing.ts';
import { deleteAllChosen } from './chosen-actions.ts';

/** Excludes the hours, where Shift with an arrow key resizes a block. */
const listRow = '[data-goal][data-zone]:not([data-divider], [data-locked])';

let anchor: string | null = null;

function choose(keys: Iterable<string>): void {
  chosenKeys.set(new Set(keys));
  announce(m.selection_chosen({ count: chosenKeys.get().size }));
}

export function endChoice(): void {
  anchor = null;
  if (chosenKeys.get().size > 0) choose([]);
}

/** Starts a selection. On a phone, later taps add goals. */
export function beginChoice(key: string): void {
  anchor = key;
  choose([key]);
}

function toggle(key: string): void {
  const chosen = new Set(chosenKeys.get());
  if (!chosen.delete(key)) chosen.add(key);
  anchor = key;
  choose(chosen);
}

/** Returns the goals between two goals; only the second goal if they are in different columns. */
function stretch(from: string | null, row: HTMLElement): readonly string[] {
  const key = row.dataset.goal ?? '';
  const keys = keysAround(row);
  const [start, end] = [keys.indexOf(from ?? ''), keys.indexOf(key)];
  if (start === -1) return [key];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}

function keysAround(row: HTMLElement): readonly string[] {
  const reach = row.closest('[data-walk]') ?? row.parentElement;
  const rows = reach?.querySelectorAll<HTMLElement>(listRow) ?? [];
  return Array.from(rows, (one) => one.dataset.goal ?? '');
}

/**
 * Shift with a click or arrow key selects a range, Ctrl or Cmd with a click, or a tap during a
 * selection, adds one goal. One listener, called before the rows' own. Returns a function that stops listening.
 */
export function listenForChoosing(cairn: Cairn): () => void {
  let before: string | null = null;

  // The press moves the focus, so remember the former goal.
  const press = () => {
    before = anchor ?? selectedKey.get();
  };

  const click = (event: MouseEvent) => {
    const target = event.target as Element;
    if (!target.closest('#page')) return;
    const row = target.closest<HTMLElement>(listRow);
    const isTap = chosenKeys.get().size > 0 && (event as PointerEvent).pointerType === 'touch';
    const isMore = event.ctrlKey || event.metaKey;
    const isRow = row && !target.closest('textarea, input, a, [role=checkbox]') && !event.altKey;
    if (!isRow || !(event.shiftKey || isMore || isTap)) return endChoice();
    event.preventDefault();
    event.stopPropagation();
    if (!event.shiftKey) return toggle(row.dataset.goal ?? '');
    const kept = isMore ? chosenKeys.get() : [];
    anchor ??= before;
    choose([...kept, ...stretch(anchor, row)]);
    if (anchor === null || !chosenKeys.get().has(anchor)) anchor = row.dataset.goal ?? null;
  };

  const pressKey = (event: KeyboardEvent) => {
    if (isTyping(event.target) || dragged.get() || event.altKey) return;
    if (document.querySelector('[role=dialog], [role=menu]')) return;
    const title = (event.target as Element).closest<HTMLElement>('#page [data-goal-title]');
    const row = title?.closest<HTMLElement>(listRow) ?? null;
    const action = actionOf(event, row);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };

  const actionOf = (event: KeyboardEvent, row: HTMLElement | null): (() => void) | null => {
    const hasChosen = chosenKeys.get().size > 0;
    if (event.key === 'Escape') return hasChosen ? endChoice : null;
    if (!row) return null;
    if (event.ctrlKey || event.metaKey) {
      return event.code === 'KeyA' && !event.shiftKey ? () => choose(keysAround(row)) : null;
    }
    if (event.shiftKey && event.code === 'ArrowDown') return () => extend(row, 1);
    if (event.shiftKey && event.code === 'ArrowUp') return () => extend(row, -1);
    if (!hasChosen) return null;
    if (event.code === 'Backspace' || event.code === 'Delete') return () => deleteAllChosen(cairn);
    if (event.key === '/')
      return () => document.querySelector<HTMLElement>('[data-selection] button')?.focus();
    return null;
  };

  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('pointerdown', press, { capture: true, signal });
  document.addEventListener('click', click, { capture: true, signal });
  document.addEventListener('keydown', pressKey, { capture: true, signal });
  return () => {
    endChoice();
    stop.abort();
  };
}

function extend(row: HTMLElement, steps: 1 | -1): void {
  const key = row.dataset.goal ?? '';
  if (anchor === null || !chosenKeys.get().has(anchor)) anchor = key;
  const next = neighbourKey(row, steps);
  const nextRow =
    next === null
      ? row
      : row.closest('[data-walk]')?.querySelector<HTMLElement>(`[data-goal="${CSS.escape(next)}"]`);
  if (next !== null) focusRow(next);
  choose(stretch(anchor, nextRow ?? row));
}
