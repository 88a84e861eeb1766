import { accepted, type Outcome } from '@cairn/core/outcome';
import type { Refusal } from '../refusal.ts';
import type { House, Writer } from '../writes/write-context.ts';
import { changeFolderGoal } from './change-folder-goal.ts';
import { dropFolderGoal } from './folder-rows.ts';

/** Unpins a goal or a board for everyone, or takes it out of one's favourites. */
export async function takeFromFolder(
  house: House,
  writer: Writer,
  ref: string,
): Promise<Outcome<null, Refusal>> {
  const written = await changeFolderGoal(house, writer, ref, 204, (tx, found, version) =>
    dropFolderGoal(tx, found, new Date(house.now()), version),
  );
  return written.ok ? accepted(null) : written;
}
