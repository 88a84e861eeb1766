import type { Outcome } from '@cairn/core/outcome';
import { seenNotes } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';
import type { Saved } from '../saved.ts';
import { editSeveral, type SeveralRefusal } from './edit-several.ts';
import { refOf } from '../store/account-store.ts';

/** Unedited occurrences get this goal's note with unticked boxes. */
export function saveAsTemplate(cairn: Cairn, keyOrId: string): Outcome<Saved, SeveralRefusal> {
  const record = cairn.replica.recordToChange(refOf('goals', cairn.replica.keyOf(keyOrId)));
  const template = record ? seenNotes(record) : null;
  return editSeveral(cairn, keyOrId, { template }, 'ONLY_THIS');
}
