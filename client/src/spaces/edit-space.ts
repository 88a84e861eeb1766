import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { mayEditSpace } from '@cairn/core/spaces/roles';
import { editedSpace, type SpaceFields } from '@cairn/core/spaces/space';
import { editedRecord } from '@cairn/core/sync/edited-record';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';
import { changeRecord } from '../cairn/change-record.ts';
import type { Saved } from '../saved.ts';
import { standingIn } from './standing.ts';
import { refOf } from '../store/account-store.ts';
import { keysOf } from '../keys-of.ts';

export type EditSpaceRefusal = {
  readonly code: 'space.unknown' | 'space.role' | 'space.name' | 'space.columns';
};

/** Edits a space; for owners and admins. Works offline. */
export function editSpace(
  cairn: Cairn,
  space: string,
  edit: Partial<SpaceFields>,
): Outcome<Saved, EditSpaceRefusal> {
  const ref = refOf('spaces', space);
  const record = cairn.replica.record(ref);
  if (!record || !isSeen(record)) return refused({ code: 'space.unknown' });
  if (!mayEditSpace(standingIn(cairn, space))) return refused({ code: 'space.role' });
  const edited = editedSpace(seenFields(record), edit);
  if (!edited.ok) return edited;
  const fields = Object.fromEntries(keysOf(edit).map((name) => [name, edited.value[name]]));
  return accepted({
    saved: changeRecord(cairn, ref, (found) => editedRecord(found, { fields, notes: null })),
  });
}
