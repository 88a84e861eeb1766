import type { Cairn } from '@cairn/client/cairn/cairn';
import { isThere } from '@cairn/client/undo-stack/undo-entry';
import { redoNewest, undoNewest } from '@cairn/client/undo/reverse-step';
import { notesText } from '@cairn/core/notes/delta';
import type { Chance } from './chance.ts';
import { Oracle, type Looks } from './oracle.ts';

export function undoOrRedo(cairn: Cairn, chance: Chance, oracle: Oracle, deleted: Set<string>): void {
  const before = looks(cairn);
  const reversed = chance.happens(0.4) ? redoNewest(cairn) : undoNewest(cairn);
  if (!reversed) return;
  const { saved } = reversed.reversal;
  saved.catch(() => undefined);
  const after = looks(cairn);
  for (const [mark, was] of before) {
    const now = after.get(mark);
    if (now) oracle.reversed(mark, was, now, saved);
  }
  const gone = [...before.keys()].filter((mark) => !after.has(mark));
  for (const mark of gone) deleted.add(mark);
  oracle.deleted(gone);
  for (const { ref, before: one, after: other } of reversed.step.changes) {
    const changed = JSON.stringify([one, other]);
    if (ref.table === 'comments') oracle.comments.replaced(changed);
    // Edits from other devices that are not received here yet are deleted too.
    if (ref.table === 'comments' && !isThere(one)) oracle.comments.removed(changed);
    if (ref.table === 'folder_goals') oracle.folders.reversed(changed);
    // Unsent folder entries of the board are dropped.
    if (ref.table === 'boards') oracle.folders.forget([one, other].flatMap((board) => board?.id ?? []));
  }
}

function looks({ replica }: Cairn): ReadonlyMap<string, Looks> {
  const goals = [...replica.seenGoals()].filter(({ name }) => Oracle.isWatched(name));
  return new Map(
    goals.map(({ name, dueDate, richThoughts }) => [
      Oracle.markOf(name),
      { name, dueDate, notes: notesText(richThoughts) },
    ]),
  );
}
