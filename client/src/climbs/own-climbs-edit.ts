import { type ClimbFields, untouchedClimb } from '@cairn/core/climbs/climb';
import { climbTextFrom, editedClimb } from '@cairn/core/climbs/edited-climb';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { isSame } from '@cairn/core/same';
import { editedRecord } from '@cairn/core/sync/edited-record';
import { seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';
import { changeRecord } from '../cairn/change-record.ts';
import { leafDeletionOf } from '../cairn/leaf-deletion.ts';
import { newRecord } from '../cairn/new-record.ts';
import { keysOf } from '../keys-of.ts';
import type { Saved } from '../saved.ts';
import { refKey, refOf } from '../store/account-store.ts';
import type { UndoEntry } from '../undo-stack/undo-entry.ts';
import { ownClimbOf } from './own-climbs.ts';

/** A null `step` means that nothing changed. */
export interface ClimbChangeHere extends Saved {
  readonly step: UndoEntry | null;
}

export type ClimbEditRefusal = { readonly code: 'climb.unknown' | 'climb.about' };

const nothingDone: ClimbChangeHere = { saved: Promise.resolve(), step: null };

/** Creates a climb without a name and steps, also offline. */
export function createClimb(cairn: Cairn): ClimbChangeHere & { readonly key: string } {
  const typed = { fields: { ...untouchedClimb }, notes: null };
  const record = newRecord(cairn, 'climbs', cairn.account.id, typed);
  const { result: saved, step } = cairn.undoStack.during(() =>
    // The second run, on the disk, keeps an existing record.
    cairn.change([record], (found) => ({ put: [found.get(refKey(record)) ?? record] })),
  );
  return { saved, step, key: record.key };
}

/** Edits of a published climb change its draft. Steps have functions of their own (`own-climbs-steps.ts`). */
export function editClimb(
  cairn: Cairn,
  key: string,
  edit: Partial<Omit<ClimbFields, 'steps'>>,
): Outcome<ClimbChangeHere, ClimbEditRefusal> {
  const climb = ownClimbOf(cairn, key);
  if (!climb) return refused({ code: 'climb.unknown' });
  const { richDescription } = edit;
  const about = climbTextFrom(richDescription);
  if (!about.ok) return about;
  const wish = richDescription === undefined ? edit : { ...edit, richDescription: about.value };
  const fields: Partial<ClimbFields> = editedClimb(climb, wish);
  const named = keysOf(wish);
  return accepted(writeClimb(cairn, key, Object.fromEntries(named.map((name) => [name, fields[name]]))));
}

/**
 * Writes valid fields that differ.
 *
 * @param fieldsOn returns the fields for the stored climb, which another tab may have changed
 */
export function writeClimb(
  cairn: Cairn,
  key: string,
  fields: Partial<ClimbFields>,
  fieldsOn: (stored: Partial<ClimbFields>) => Partial<ClimbFields> = () => fields,
): ClimbChangeHere {
  const climb = ownClimbOf(cairn, key);
  const names = keysOf(fields);
  if (!climb || names.every((name) => isSame(fields[name], climb[name]))) return nothingDone;
  const { result: saved, step } = cairn.undoStack.during(() =>
    changeRecord(cairn, refOf('climbs', climb.key), (record) =>
      editedRecord(record, { fields: fieldsOn(seenFields(record)), notes: null }),
    ),
  );
  return { saved, step };
}

/** Undo restores the climb as a draft. People on the way keep their goals. */
export function deleteClimb(cairn: Cairn, key: string): ClimbChangeHere {
  const climb = ownClimbOf(cairn, key);
  if (!climb) return nothingDone;
  const { refs, decide } = leafDeletionOf(refOf('climbs', climb.key));
  const { result: saved, step } = cairn.undoStack.during(() => cairn.change(refs, decide));
  return { saved, step };
}
