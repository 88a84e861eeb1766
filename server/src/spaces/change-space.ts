import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Standing } from '@cairn/core/spaces/roles';
import type { Tx } from '../db/database.ts';
import type { Refusal } from '../refusal.ts';
import type { House, Writer } from '../writes/write-context.ts';
import { writeOnce } from '../writes/write-once.ts';
import { standingIn, standingRefusal } from './standing.ts';

/** What is done to a space, once it is locked. */
export interface SpaceChange<Result> {
  readonly status: number;
  /** What the outcome is about; left out, the space. */
  readonly thingId?: string;
  readonly may: (standing: Standing) => boolean;
  /** @param version the space's */
  readonly change: (tx: Tx, version: number, standing: Standing) => Promise<Outcome<Result, Refusal>>;
}

/**
 * Changes a space, or who belongs to it, as a member who may; answers null in place of the result when the key comes
 * again, also to whoever has left by the first time.
 */
export async function changeSpace<Result>(
  house: House,
  writer: Writer,
  spaceId: string,
  { status, thingId = spaceId, may, change }: SpaceChange<Result>,
): Promise<Outcome<Result | null, Refusal>> {
  const { id: personId } = writer.person;
  // What a stranger names has no scope that could be locked, as far as they may know.
  const known = await standingIn(house.db, spaceId, personId);
  if (known.kind === 'stranger') return refused({ code: 'space.unknown' });
  const expected = { status, thingId };
  const written = await writeOnce<Result>(house, writer, [spaceId], expected, async (tx, versions) => {
    const standing = await standingIn(tx, spaceId, personId);
    const refusal = standingRefusal(house, standing, 'space.unknown');
    if (refusal) return refused(refusal);
    if (!may(standing)) return refused({ code: 'space.role' });
    const changed = await change(tx, versions.get(spaceId) as number, standing);
    return changed.ok ? accepted({ ...expected, result: changed.value }) : changed;
  });
  return written.ok ? accepted(written.value.result) : written;
}
