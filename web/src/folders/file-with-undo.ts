import type { Cairn } from '@cairn/client/cairn';
import { type FolderGoalView, goalsInFolder, goalsInFolders } from '@cairn/client/folders/folder-goals';
import { moveInFolder } from '@cairn/client/folders/move-in-folder';
import { placeInFolder } from '@cairn/client/folders/place-in-folder';
import { putIntoFolder } from '@cairn/client/folders/put-into-folder';
import { takeFromFolder } from '@cairn/client/folders/take-from-folder';
import type { FolderKind } from '@cairn/core/folders/folder';
import { announce } from '@cairn/ui/announcer';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { refusalSentence } from '@cairn/words/refusals';
import { keep } from '../goals/keep.ts';
import { offerUndo } from '../goals/undo.ts';

/** Pins a goal for everyone, or makes it a favourite; says so, with the way back. */
export function putWithUndo(cairn: Cairn, goalKey: string, kind: FolderKind): void {
  const outcome = putIntoFolder(cairn, goalKey, kind);
  if (!outcome.ok) {
    showToast({ text: refusalSentence(outcome.refusal.code) });
    return;
  }
  keep(outcome.value.saved);
  const text = kind === 'pinned' ? m.folder_pinned_toast() : m.folder_added_toast();
  offerUndo(cairn, outcome.value.step, { text });
}

/**
 * Puts goals into a folder at a place, with one way back; those that are in it already move there, which needs no word.
 *
 * @param beforeKey the goal that they shall stand before; null for the end
 * @returns whether anything changed
 */
export function fileWithUndo(
  cairn: Cairn,
  keys: readonly string[],
  kind: FolderKind,
  beforeKey: string | null,
): boolean {
  const isIn = new Set(goalsInFolders(cairn, kind).map(({ goal }) => goal.key));
  const { result: outcomes, step } = cairn.steps.during(() =>
    keys.map((key) => placeInFolder(cairn, key, kind, beforeKey)),
  );
  for (const outcome of outcomes) if (outcome.ok) keep(outcome.value.saved);
  const refused = outcomes.find((outcome) => !outcome.ok);
  if (step === null && refused?.ok === false) showToast({ text: refusalSentence(refused.refusal.code) });
  if (step !== null && keys.some((key) => !isIn.has(key)))
    offerUndo(cairn, step, { text: kind === 'pinned' ? m.folder_pinned_toast() : m.folder_added_toast() });
  return step !== null;
}

/** Unpins a goal for everyone, or takes it out of the favourites; says so, with the way back. */
export function takeWithUndo(cairn: Cairn, goalKey: string, kind: FolderKind): void {
  const { saved, step } = takeFromFolder(cairn, goalKey, kind);
  keep(saved);
  const text = kind === 'pinned' ? m.folder_unpinned_toast() : m.folder_removed_toast();
  offerUndo(cairn, step, { text });
}

/** Moves an entry by one among those of its folder, and tells where it is then. */
export function moveEntry(cairn: Cairn, entry: FolderGoalView, direction: 'up' | 'down'): void {
  const entries = goalsInFolder(cairn, entry.folder);
  const at = entries.findIndex((one) => one.key === entry.key);
  const neighbour = entries[direction === 'up' ? at - 1 : at + 1];
  if (!neighbour) return;
  const position = direction === 'up' ? { before: neighbour.key } : { after: neighbour.key };
  keep(moveInFolder(cairn, entry, position).saved);
  const place = direction === 'up' ? at : at + 2;
  announce(m.folder_said({ name: nameOf(entry), place, count: entries.length }));
}

/** What an entry is called. */
export function nameOf({ goal }: FolderGoalView): string {
  return goal.name === '' ? m.goal_untitled() : goal.name;
}
