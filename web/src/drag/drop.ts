import type { Cairn } from '@cairn/client/cairn';
import { moveGoal } from '@cairn/client/goals/move-goal';
import { announce } from '@cairn/ui/announcer';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { keep } from '../goals/keep.ts';
import { placeOf } from '../goals/zones.ts';
import { dragged, dropTarget, rowsOf } from './dragged.ts';

/** Where the moved goal would stand, in words: the list's name, its number there, how many there would be. */
export function spokenPlace(): {
  readonly period: string;
  readonly index: number;
  readonly count: number;
} | null {
  const moved = dragged.get();
  const target = dropTarget.get();
  const zone = target && document.querySelector<HTMLElement>(`[data-drop-zone="${CSS.escape(target.zone)}"]`);
  if (!moved || !target || !zone) return null;
  const rows = rowsOf(zone, moved.key);
  const before = rows.findIndex((row) => row.dataset.goal === target.beforeKey);
  return {
    period: zone.dataset.dropLabel ?? '',
    index: (before === -1 ? rows.length : before) + 1,
    count: rows.length + 1,
  };
}

/** Ends a move without moving anything. */
export function putBack(): void {
  const moved = dragged.get();
  dropTarget.set(null);
  dragged.set(null);
  if (moved) announce(m.drag_cancelled({ name: moved.name }));
}

/**
 * Moves the goal to where it is now and says so; into another list with a way back.
 *
 * Dropped where it was, nothing happens (spec core §4).
 */
export function drop(cairn: Cairn, fromZone: string): void {
  const moved = dragged.get();
  const target = dropTarget.get();
  const place = spokenPlace();
  dropTarget.set(null);
  dragged.set(null);
  if (!moved || !target || !place) return;
  const { key, name } = moved;
  const wayBack = placeInList(cairn, key, fromZone);
  const position = target.beforeKey === null ? ({ at: 'bottom' } as const) : { before: target.beforeKey };
  const outcome = moveGoal(cairn, key, { to: placeOf(target.zone), position });
  if (!outcome.ok) return announce(m.drag_cancelled({ name }));
  keep(outcome.value.saved);
  announce(m.drag_dropped({ name, ...place }));
  if (target.zone === fromZone) return;
  showToast({
    text: m.goal_moved_toast({ period: place.period }),
    action: { label: m.action_undo(), run: wayBack },
  });
}

/** Remembers where a goal stands; answers what puts it there again. */
export function placeInList(cairn: Cairn, key: string, zone: string): () => void {
  const list = document.querySelector(`[data-drop-zone="${CSS.escape(zone)}"]`);
  const keys = list
    ? Array.from(list.querySelectorAll<HTMLElement>('[data-goal]'), (row) => row.dataset.goal ?? '')
    : [];
  const nextKey = keys[keys.indexOf(key) + 1];
  return () => {
    const position = nextKey === undefined ? ({ at: 'bottom' } as const) : { before: nextKey };
    const outcome = moveGoal(cairn, key, { to: placeOf(zone), position });
    if (outcome.ok) keep(outcome.value.saved);
  };
}
