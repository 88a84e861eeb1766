import type { MyClimb } from '@cairn/contract/climbs';
import { changeNoteFrom } from '@cairn/core/climbs/change-note';
import { climbFieldsOf } from '@cairn/core/climbs/climb';
import { hasGoals } from '@cairn/core/climbs/edited-climb';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { isUnsent } from '@cairn/core/sync/record';
import { type AskRefusal, noNetwork } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { refOf } from '../store/account-store.ts';
import { call } from '../wire/call.ts';
import { ownClimbOf } from './own-climbs.ts';
import { type ClimbChangeHere, writeClimb } from './own-climbs-edit.ts';

/** Returns the user's climbs with counts, the newest first. Needs the network. */
export function readOwnClimbs(cairn: Cairn): Promise<Outcome<readonly MyClimb[], AskRefusal>> {
  return call(cairn.environment.wire, 'listMyClimbs');
}

export interface PublishedState {
  readonly public?: boolean;
  readonly isListed?: boolean;
  /** The author's sentence about published changes, as it was typed. */
  readonly changeNote?: string;
}

/**
 * Publishes a climb, also with its changes, or makes it private. Edits of this device are sent first.
 *
 * Refuses without a network, without an enabled step (`climb.steps`), and a sentence that is too long
 * (`climb.changeNote`).
 */
export async function publishClimb(
  cairn: Cairn,
  key: string,
  { changeNote = '', ...ways }: PublishedState,
): Promise<
  Outcome<unknown, AskRefusal | { readonly code: 'climb.changeNote' | 'climb.steps' | 'climb.unknown' }>
> {
  const climb = ownClimbOf(cairn, key);
  if (!climb) return refused({ code: 'climb.unknown' });
  if (ways.public === true && !hasGoals(climb.steps)) return refused({ code: 'climb.steps' });
  const note = changeNoteFrom(changeNote);
  if (!note.ok) return note;
  if (!(await isSentWhenPossible(cairn, climb.key))) return refused(noNetwork);
  const sent = ownClimbOf(cairn, climb.key);
  if (!sent) return refused({ code: 'climb.unknown' });
  const published = await call(cairn.environment.wire, 'editClimb', {
    params: { code: sent.id },
    body: note.value === null ? ways : { ...ways, changeNote: note.value },
    idempotencyKey: cairn.environment.newId(),
  });
  cairn.wake();
  return published;
}

/** False without a network, or if the server rejected an edit. */
function isSentWhenPossible(cairn: Cairn, key: string): Promise<boolean> {
  const state = (): boolean | null => {
    const record = cairn.replica.record(refOf('climbs', key));
    if (!record || record.syncFailed) return false;
    if (!isUnsent(record)) return true;
    return cairn.status.online ? null : false;
  };
  const now = state();
  if (now !== null) return Promise.resolve(now);
  cairn.wake();
  return new Promise((resolve) => {
    const stop = cairn.watchStatus(() => {
      const then = state();
      if (then === null) return;
      stop();
      resolve(then);
    });
  });
}

/** Makes the draft of a published climb as others see it. Undo brings the changes back. Needs the network. */
export async function discardChanges(
  cairn: Cairn,
  key: string,
): Promise<Outcome<ClimbChangeHere, AskRefusal | { readonly code: 'climb.unknown' }>> {
  const code = ownClimbOf(cairn, key)?.code ?? null;
  if (code === null) return refused({ code: 'climb.unknown' });
  const published = await call(cairn.environment.wire, 'readClimb', { params: { code } });
  if (!published.ok) return published;
  return accepted(writeClimb(cairn, key, climbFieldsOf(published.value)));
}
