import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Refusal } from '../refusal.ts';
import { standingIn, standingRefusal } from '../spaces/standing.ts';
import type { House, Writer } from '../writes/write-context.ts';
import { writeOnce } from '../writes/write-once.ts';
import { dropFolderGoal, folderGoalBehind } from './folder-rows.ts';

/** Unpins a goal for everyone, as every member may, or takes it out of one's favourites. */
export async function takeFromFolder(
  house: House,
  writer: Writer,
  ref: string,
): Promise<Outcome<null, Refusal>> {
  const { person } = writer;
  const located = await folderGoalBehind(house.db, ref, person.id);
  if (!located || (located.row.isPrivate && located.scopeId !== person.id))
    return refused({ code: 'folder.unknown' });
  const { id, space } = located.row;
  const expected = { status: 204, thingId: id };
  const written = await writeOnce(house, writer, [located.scopeId], expected, async (tx, versions) => {
    const refusal = standingRefusal(house, await standingIn(tx, space, person.id), 'space.unknown');
    if (refusal) return refused(refusal.code === 'space.left' ? refusal : { code: 'folder.unknown' });
    const found = await folderGoalBehind(tx, id, person.id);
    if (!found || found.isDeleted) return refused({ code: 'folder.deleted' });
    dropFolderGoal(tx, found, new Date(house.now()), versions.get(found.scopeId) as number);
    return accepted({ ...expected, result: null });
  });
  return written.ok ? accepted(null) : written;
}
