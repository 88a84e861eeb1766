import type { NotesOps } from '@cairn/core/notes/delta';
import { changeBeside } from '@cairn/core/notes/woven-change';
import type { SyncRecord, Typed } from '@cairn/core/sync/record';
import { seenNotes } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';
import type { Saved } from '../saved.ts';
import { changeFields } from './edit-goal.ts';
import { refOf } from '../store/account-store.ts';

/** Successive edits of a note make one undo entry. */
export function changeNotes(cairn: Cairn, key: string, change: NotesOps): Saved {
  const write = { key: cairn.replica.keyOf(key), fields: {}, on: notesWriting(cairn, key, change) };
  return { saved: cairn.undoStack.during(() => changeFields(cairn, [write]), 'notes', null, change).result };
}

/** The stored note may have text of others that is not shown yet. */
function notesWriting(
  { replica, environment }: Cairn,
  key: string,
  change: NotesOps,
): (found: SyncRecord) => Typed {
  const record = replica.recordToChange(refOf('goals', replica.keyOf(key)));
  const shown = record ? seenNotes(record) : null;
  return (found) => {
    if (!environment.rules.noteFollowsDisk) return { fields: {}, notes: change };
    const onDisk = changeBeside(change, shown, seenNotes(found), found.woven ?? []);
    return { fields: {}, notes: onDisk.change, unseen: onDisk.steps };
  };
}
