import type { BucketCloneBody } from '@cairn/contract/boards';
import type { ListRow } from '@cairn/core/boards/board';
import { nextBoardNumber } from '@cairn/core/boards/board-order';
import { editedList } from '@cairn/core/boards/edited-board';
import { numberedAt } from '@cairn/core/order/sequence';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Contents } from '../boards/contents.ts';
import { copiedBytesRefusal } from '../boards/copied-bytes.ts';
import { copyLists, filesOf } from '../boards/copied-lists.ts';
import { newBoardOrList } from '../boards/new-board-or-list.ts';
import { sourceOf } from '../boards/source-rows.ts';
import { copyableFiles } from '../file-access/copied-files.ts';
import { copiedTextRefusal } from '../files/text-room.ts';
import type { Refusal } from '../base/refusal.ts';
import { livingRow } from '../writes/kind.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { listKind } from './list-kind.ts';
import { type AnsweredList, makeList } from './create-list.ts';
import { listNameRefusal } from './edit-list.ts';

/** Inserts a copy of a list after that list. The copied goals are not done and keep their periods. */
export async function cloneList(
  context: ServerContext,
  writer: Writer,
  ref: string,
  { name, tempId }: BucketCloneBody,
): Promise<Outcome<AnsweredList, Refusal>> {
  const found = await livingRow(context, writer.person, listKind, ref);
  if (!found.ok) return found;
  const original = found.value;
  const own = newBoardOrList(context, writer, 'buckets', original.space, { tempId });
  const copied = editedList<ListRow>({ ...original, ...own, name: name ?? original.name }, {});
  if (!copied.ok) return refused(listNameRefusal);
  return makeList(context, writer, {
    newcomer: copied.value,
    wish: {},
    numberAmong: (beside) => numberBehind(beside, original.id),
    contents: copyOf(context, writer, original),
  });
}

/** Returns an order number right after the list, or the board's last number if no number in between is free. */
function numberBehind(beside: readonly ListRow[], id: string): number {
  const list = beside.map(({ id: key, sequenceNo }) => ({ key, sequenceNo }));
  const { inserted, renumbered } = numberedAt(list, beside.findIndex((one) => one.id === id) + 1);
  const numbers = beside.map(({ sequenceNo }) => sequenceNo);
  return renumbered.length === 0 && inserted[0] !== undefined ? inserted[0] : nextBoardNumber(numbers);
}

function copyOf(context: ServerContext, writer: Writer, original: ListRow): Contents<ListRow> {
  return async (tx) => {
    const source = await sourceOf(tx, original.space, original.id);
    if (source.lists.length === 0) return refused({ code: 'bucket.deleted' });
    const tooLarge = copiedBytesRefusal(source) ?? (await copiedTextRefusal(tx, writer.person, source));
    if (tooLarge) return refused(tooLarge);
    const files = await copyableFiles(context, writer, tx, filesOf(source));
    if (!files.ok) return files;
    return accepted({
      write: (into, { id, space, version }) => {
        const earlier = new Map([[original.id, id]]);
        const target = { space, version, keepsPeriods: true, files: files.value, earlier };
        copyLists(context, writer, into, { lists: [], goals: source.goals }, target);
      },
    });
  };
}
