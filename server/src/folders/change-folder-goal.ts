import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Tx } from '../db/database.ts';
import type { Refusal } from '../refusal.ts';
import { isFormerMember, standingIn, standingRefusal } from '../spaces/standing.ts';
import type { House, Writer } from '../writes/write-context.ts';
import { type Repeated, type Written, writeOnce } from '../writes/write-once.ts';
import { folderGoalBehind, type StoredFolderGoal } from './folder-rows.ts';

/**
 * Changes an entry of a folder, as every member may where it is pinned for everyone, and only its person among favourites.
 *
 * @param status of the answer
 * @param apply writes, and says what comes of it
 * @param version the scope's
 */
export async function changeFolderGoal<Result>(
  house: House,
  writer: Writer,
  ref: string,
  status: number,
  apply: (tx: Tx, found: StoredFolderGoal, version: number) => Result,
): Promise<Outcome<Written<Result> | Repeated, Refusal>> {
  const { person } = writer;
  const located = await folderGoalBehind(house.db, ref, person.id);
  if (!located || (located.row.isPrivate && (located.scopeId !== person.id || person.reach !== null)))
    return refused({ code: 'folder.unknown' });
  const { id, space } = located.row;
  const expected = { status, thingId: id };
  return writeOnce(house, writer, [located.scopeId], expected, async (tx, versions) => {
    const refusal = standingRefusal(house, await standingIn(tx, space, person.id), 'space.unknown');
    if (refusal) return refused(isFormerMember(refusal) ? refusal : { code: 'folder.unknown' });
    const found = await folderGoalBehind(tx, id, person.id);
    if (!found || found.isDeleted) return refused({ code: 'folder.deleted' });
    return accepted({ ...expected, result: apply(tx, found, versions.get(found.scopeId) as number) });
  });
}
