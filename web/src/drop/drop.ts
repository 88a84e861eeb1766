import type { Cairn } from '@cairn/client/cairn/cairn';
import { moveGoal } from '@cairn/client/goals/move-goal';
import { moveSeveral } from '@cairn/client/goals/several';
import type { FolderKind } from '@cairn/core/folders/folder';
import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import { announce } from '@cairn/ui/announcer';
import { m } from '@cairn/words/messages';
import { fileWithUndo } from '../folders/file-with-undo.ts';
import { chosenKeys } from '../goals/chosen.ts';
import { chosenInOrder } from '../goals/chosen-in-order.ts';
import { goalsText } from '../goals/goals-text.ts';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { showSortedNotice, showTimeOrderNotice } from '../goals/sorted-list-notice.ts';
import { sortedLists } from '../goals/list-look.ts';
import { offerUndo } from '../goals/undo.ts';
import { dropOnColor } from './drop-color.ts';
import { dropOnMember } from './drop-member.ts';
import { type Dragged, dragged, type DropTarget, dropTarget, keyOfRow, rowsOf } from '../drag/dragged.ts';
import { sayRefused } from '../goals/say-refused.ts';
import { dropPlaceOf } from '../drag/drop-place.ts';
import { type GoalPlace } from '../drag/zones.ts';

/** Position and count start at 1. */
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
  const before = rows.findIndex((row) => keyOfRow(row) === target.beforeKey);
  return {
    period: zone.dataset.dropLabel ?? '',
    index: (before === -1 ? rows.length : before) + 1,
    count: rows.length + 1,
  };
}

export function putBack(): void {
  const moved = dragged.get();
  dropTarget.set(null);
  dragged.set(null);
  if (moved) announce(m.drag_cancelled({ name: nameInSentence(moved.name) }));
}

/** Does nothing at the same place. Shows an undo toast if the list changes. */
export function drop(cairn: Cairn, fromZone: string): void {
  const moved = dragged.get();
  const target = dropTarget.get();
  const place = spokenPlace();
  dropTarget.set(null);
  dragged.set(null);
  if (!moved) return;
  if (!target || !place) return announce(m.drag_cancelled({ name: nameInSentence(moved.name) }));
  const to = dropPlaceOf(target.zone);
  const takesChosen = isChosenWithOthers(moved.key);
  // A favourite of the sidebar can be carried, but stays in its place.
  if (to?.kind !== 'folder' && cairn.replica.goal(moved.key)?.isViewed)
    return sayRefused({ code: 'space.readOnly' });
  switch (to?.kind) {
    case 'color': {
      const isLocked = document.querySelector(`[data-drop-zone="${target.zone}"][data-drop-locked]`) !== null;
      return dropOnColor(cairn, moved, { color: to.color, name: place.period, isLocked, takesChosen });
    }
    case 'member':
      return dropOnMember(cairn, moved, { code: to.code, name: place.period, takesChosen });
    case 'folder':
      return dropInFolder(cairn, moved, to.folder, { ...place, beforeKey: target.beforeKey });
    case 'goals':
    case undefined:
      return dropInList(cairn, moved, { to: to?.at ?? null, target, fromZone, place });
  }
}

interface ListDrop {
  /** The target list; null if it takes no goals. */
  readonly to: GoalPlace | null;
  readonly target: DropTarget;
  readonly fromZone: string;
  readonly place: NonNullable<ReturnType<typeof spokenPlace>>;
}

function dropInList(cairn: Cairn, { key, name }: Dragged, { to, target, fromZone, place }: ListDrop): void {
  const spokenName = nameInSentence(name);
  if (target.zone === fromZone && isPlacedByTime(cairn, key, fromZone)) return showTimeOrderNotice();
  if (target.zone === fromZone && sortedLists.has(fromZone)) return showSortedNotice(fromZone);
  if (to === null) return announce(m.drag_cancelled({ name: spokenName }));
  if (isChosenWithOthers(key)) return dropAll(cairn, to, target, place.period);
  const position = target.beforeKey === null ? ({ at: 'bottom' } as const) : { before: target.beforeKey };
  const { result: outcome, step } = cairn.undoStack.during(() => moveGoal(cairn, key, { to, position }));
  if (!outcome.ok) {
    announce(m.drag_cancelled({ name: spokenName }));
    return sayRefused(outcome.refusal);
  }
  warnUnlessSaved(outcome.value.saved);
  announce(m.drag_dropped({ name: spokenName, ...place }));
  if (target.zone === fromZone) return;
  offerUndo(cairn, step, { text: m.goal_moved_toast({ period: place.period }) });
}

/** Home lists timed goals above the others, by time. */
function isPlacedByTime({ replica }: Cairn, key: string, zone: string): boolean {
  const list = document.querySelector(`[data-drop-zone="${CSS.escape(zone)}"][data-below-times]`);
  return list !== null && typeof replica.goal(key)?.datetimeFr === 'string';
}

/** A drag moves all goals that are selected together. */
export function isChosenWithOthers(key: string): boolean {
  const chosen = chosenKeys.get();
  return chosen.size > 1 && chosen.has(key);
}

interface FolderDrop {
  readonly beforeKey: string | null;
  readonly period: string;
  readonly index: number;
  readonly count: number;
}

/** Goals and boards that are already in the folder move within it. */
function dropInFolder(cairn: Cairn, moved: Dragged, folder: FolderKind, drop: FolderDrop): void {
  const keys = isChosenWithOthers(moved.key) ? chosenInOrder() : [moved.key];
  const filed = keys.map((key) => ({ of: moved.of, key }));
  const { beforeKey, ...place } = drop;
  if (!fileWithUndo(cairn, filed, folder, beforeKey))
    return announce(m.drag_cancelled({ name: nameInSentence(moved.name) }));
  if (keys.length > 1) chosenKeys.set(new Set());
  announce(
    m.drag_dropped({ name: keys.length > 1 ? goalsText(keys.length) : nameInSentence(moved.name), ...place }),
  );
}

function dropAll(cairn: Cairn, to: GoalPlace, { zone, beforeKey }: DropTarget, period: string): void {
  const keys = chosenInOrder();
  const list = document.querySelector(`[data-drop-zone="${CSS.escape(zone)}"]`);
  const rows = list ? rowsOf(list, '').map(keyOfRow) : [];
  // If the next goal moves too, use the first one that stays.
  const before =
    beforeKey === null ? undefined : rows.slice(rows.indexOf(beforeKey)).find((key) => !keys.includes(key));
  const position = before === undefined ? ({ at: 'bottom' } as const) : { before };
  const { saved, step } = moveSeveral(cairn, keys, { to, position });
  warnUnlessSaved(saved);
  chosenKeys.set(new Set());
  const text = m.selection_moved_to({ goals: goalsText(keys.length), period });
  announce(text);
  offerUndo(cairn, step, { text });
}
