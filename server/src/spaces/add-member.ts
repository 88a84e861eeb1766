import type { Role } from '@cairn/core/spaces/roles';
import type { EpochMs } from '@cairn/core/time/zones';
import type { Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { addEvents } from '../events/event-rows.ts';
import { followOwnGoals } from '../goals/auto-follow.ts';
import { newId } from '../base/ids.ts';

/** A returning member gets a new `created_at`, so events of the absence are not news. */
const join = statement(`
  insert into memberships (scope_id, id, version, created_at, modified_at, user_id, role)
  values ($1, $2, $3, $4, $4, $5, $6)
  on conflict (scope_id, user_id) do update
  set version = $3, rev = memberships.rev + 1, created_at = $4, modified_at = $4, deleted_at = null,
    ended_with_space = false, role = $6`);

export interface Newcomer {
  readonly spaceId: string;
  readonly personId: string;
  readonly role: Role;
}

/** Also re-adds a former member. If the space had one member, that member starts to follow their own goals. */
export function addMember(
  tx: Tx,
  { spaceId, personId, role }: Newcomer,
  version: number,
  now: EpochMs,
): void {
  followOwnGoals(tx, spaceId, now);
  tx.send(join, [spaceId, newId(now), version, new Date(now), personId, role]);
  addEvents(tx, [{ type: 'MEMBERSHIP_CREATED', spaceId, personId, otherUserId: personId }], now);
}
