import type { Cairn } from '@cairn/client/cairn/cairn';
import type { Filed } from '@cairn/client/replica/filed';
import {
  entriesInFolder,
  entriesInFolders,
  filedRecord,
  type FolderEntry,
} from '@cairn/client/folders/folder-entries';
import { moveInFolder } from '@cairn/client/folders/move-in-folder';
import { placeInFolder } from '@cairn/client/folders/place-in-folder';
import { mayChangeFolder, putIntoFolder } from '@cairn/client/folders/put-into-folder';
import { takeFromFolder } from '@cairn/client/folders/take-from-folder';
import type { FolderKind } from '@cairn/core/folders/folder';
import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import { announce } from '@cairn/ui/announcer';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { refusalSentence } from '@cairn/words/refusals';
import { sayRefused } from '../goals/say-refused.ts';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { offerUndo } from '../goals/undo.ts';

export function putWithUndo(cairn: Cairn, filed: Filed, kind: FolderKind): void {
  const outcome = putIntoFolder(cairn, filed, kind);
  if (!outcome.ok) {
    showToast({ text: refusalSentence(outcome.refusal.code) });
    return;
  }
  warnUnlessSaved(outcome.value.saved);
  const text = kind === 'pinned' ? m.folder_pinned_toast() : m.folder_added_toast();
  offerUndo(cairn, outcome.value.step, { text });
}

/**
 * Adds or moves goals or boards, with one undo entry.
 *
 * @param beforeKey the next goal or board; null for the end
 * @returns whether anything changed
 */
export function fileWithUndo(
  cairn: Cairn,
  filed: readonly Filed[],
  kind: FolderKind,
  beforeKey: string | null,
): boolean {
  const isIn = new Set(entriesInFolders(cairn, kind).map(({ view }) => view.key));
  const { result: outcomes, step } = cairn.undoStack.during(() =>
    filed.map((one) => placeInFolder(cairn, one, kind, beforeKey)),
  );
  for (const outcome of outcomes) if (outcome.ok) warnUnlessSaved(outcome.value.saved);
  const refused = outcomes.find((outcome) => !outcome.ok);
  if (step === null && refused?.ok === false) showToast({ text: refusalSentence(refused.refusal.code) });
  if (step !== null && filed.some(({ key }) => !isIn.has(key)))
    offerUndo(cairn, step, { text: kind === 'pinned' ? m.folder_pinned_toast() : m.folder_added_toast() });
  return step !== null;
}

export function takeWithUndo(cairn: Cairn, filed: Filed, kind: FolderKind): void {
  const space = filedRecord(cairn, filed)?.view.space;
  if (space !== undefined && !mayChangeFolder(cairn, space, kind))
    return sayRefused({ code: 'space.readOnly' });
  const { saved, step } = takeFromFolder(cairn, filed, kind);
  warnUnlessSaved(saved);
  const text = kind === 'pinned' ? m.folder_unpinned_toast() : m.folder_removed_toast();
  offerUndo(cairn, step, { text });
}

export function moveEntry(cairn: Cairn, entry: FolderEntry, direction: 'up' | 'down'): void {
  if (!mayChangeFolder(cairn, entry.folder.space, entry.folder.kind))
    return sayRefused({ code: 'space.readOnly' });
  const entries = entriesInFolder(cairn, entry.folder);
  const at = entries.findIndex((one) => one.key === entry.key);
  const neighbour = entries[direction === 'up' ? at - 1 : at + 1];
  if (!neighbour) return;
  const position = direction === 'up' ? { before: neighbour.key } : { after: neighbour.key };
  warnUnlessSaved(moveInFolder(cairn, entry, position).saved);
  const place = direction === 'up' ? at : at + 2;
  announce(m.folder_said({ name: nameInSentence(nameOf(entry)), place, count: entries.length }));
}

export function nameOf({ view }: FolderEntry): string {
  return view.name === '' ? m.goal_untitled() : view.name;
}
