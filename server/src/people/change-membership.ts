import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Standing } from '@cairn/core/spaces/roles';
import type { Tx } from '../db/database.ts';
import type { Refusal } from '../refusal.ts';
import { standingIn, standingRefusal } from '../spaces/standing.ts';
import type { House, Writer } from '../writes/write-context.ts';
import { writeOnce } from '../writes/write-once.ts';
import { membershipBehind, type StoredMembership } from './membership-rows.ts';

/** What is done to a membership, once its space is locked and it is found to be living. */
export interface MembershipChange<Result> {
  readonly status: number;
  /** Scopes that it writes to besides the space's. */
  readonly alsoIn?: readonly string[];
  /** @param versions the space's, and those of {@link alsoIn} */
  readonly change: (
    tx: Tx,
    membership: StoredMembership,
    standing: Standing,
    versions: ReadonlyMap<string, number>,
  ) => Promise<Outcome<Result, Refusal>>;
}

/** Changes a membership; answers null in place of the result when the key comes again, also to whoever has left by it. */
export async function changeMembership<Result>(
  house: House,
  writer: Writer,
  id: string,
  { status, alsoIn = [], change }: MembershipChange<Result>,
): Promise<Outcome<{ readonly space: string; readonly result: Result | null }, Refusal>> {
  const { id: personId } = writer.person;
  const located = await membershipBehind(house.db, id);
  if (!located) return refused({ code: 'membership.unknown' });
  const { space } = located;
  if ((await standingIn(house.db, space, personId)).kind === 'stranger')
    return refused({ code: 'membership.unknown' });
  const expected = { status, thingId: located.id };
  const written = await writeOnce<Result>(
    house,
    writer,
    [space, ...alsoIn],
    expected,
    async (tx, versions) => {
      const standing = await standingIn(tx, space, personId);
      const refusal = standingRefusal(house, standing, 'membership.unknown');
      if (refusal) return refused(refusal);
      const membership = await membershipBehind(tx, id);
      if (!membership || membership.hasEnded) return refused({ code: 'membership.unknown' });
      const changed = await change(tx, membership, standing, versions);
      return changed.ok ? accepted({ ...expected, result: changed.value }) : changed;
    },
  );
  return written.ok ? accepted({ space, result: written.value.result }) : written;
}
