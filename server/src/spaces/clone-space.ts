import { type BoardRow, untouchedBoard } from '@cairn/core/boards/board';
import { copiedAppearance } from '@cairn/core/boards/copied-appearance';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { withOtherFiles } from '@cairn/core/files/named-files';
import { copiedSeries } from '@cairn/core/recurrence/copied-series';
import { copiedSpace } from '@cairn/core/spaces/copied-space';
import { mayDeleteSpace } from '@cairn/core/spaces/roles';
import { todayIn } from '@cairn/core/time/zones';
import { knownPeople } from '../accounts/known-people.ts';
import type { Person } from '../context/person.ts';
import { addBoards } from '../boards/board-rows.ts';
import { copiedBytesRefusal } from '../boards/copied-bytes.ts';
import { copyLists, type CopyTarget, filesOf, inOrder } from '../boards/copied-lists.ts';
import { newBoardOrList } from '../boards/new-board-or-list.ts';
import type { Db, Tx } from '../db/database.ts';
import { addEvents } from '../events/event-rows.ts';
import {
  addFileCopies,
  copiesOfNamed,
  copyableFiles,
  copyIds,
  type FileCopy,
} from '../file-access/copied-files.ts';
import { copiedTextRefusal } from '../files/text-room.ts';
import { newId } from '../base/ids.ts';
import { addSeries } from '../recurrences/recurrence-rows.ts';
import type { Refusal } from '../base/refusal.ts';
import { standingIn, standingRefusal } from '../space-access/standing.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { writeOnce } from '../writes/write-once.ts';
import { copySourceOf, type SpaceSource } from './copy-source.ts';
import { tooManyRefusal } from './create-space.ts';
import { addSpaces } from './space-rows.ts';
import { writeTags } from './space-tags.ts';

const version = 1;

/**
 * Copies a space with its appearance, tags, boards, lists, open goals and series. Leaves out members, assignees,
 * comments and uploaded pictures.
 */
export async function cloneSpace(
  context: ServerContext,
  writer: Writer,
  spaceId: string,
): Promise<Outcome<{ readonly id: string }, Refusal>> {
  const { person } = writer;
  const early = await copyingRefusal(context, context.db, person, spaceId);
  if (early) return refused(early);
  const id = newId(context.now());
  const expected = { status: 201, thingId: id };
  const written = await writeOnce<null>(context, writer, [person.id], expected, async (tx) => {
    const refusal =
      (await copyingRefusal(context, tx, person, spaceId)) ?? (await tooManyRefusal(tx, person));
    if (refusal) return refused(refusal);
    const now = context.now();
    const source = await copySourceOf(tx, spaceId);
    const tooLarge = copiedBytesRefusal(source) ?? (await copiedTextRefusal(tx, person, source));
    if (tooLarge) return refused(tooLarge);
    const files = await copyableFiles(context, writer, tx, filesOf(source));
    if (!files.ok) return files;
    addSpaces(tx, [{ ...copiedSpace(source.space), id, ownerId: person.id }], now);
    copyContents(context, writer, tx, source, { space: id, files: files.value });
    const place = { spaceId: id, personId: person.id };
    const joined = { ...place, type: 'MEMBERSHIP_CREATED', otherUserId: person.id } as const;
    const used = { type: 'SPACE_USED_FOR_CLONING', spaceId, personId: person.id } as const;
    addEvents(tx, [{ ...place, type: 'SPACE_CREATED_BY_CLONING' }, joined, used], now);
    return accepted({ ...expected, result: null });
  });
  if (!written.ok) return written;
  knownPeople(context.db.pool).forgetPerson(person.id);
  return accepted({ id: written.value.thingId as string });
}

async function copyingRefusal(
  context: ServerContext,
  db: Db,
  person: Person,
  spaceId: string,
): Promise<Refusal | null> {
  const standing = await standingIn(db, spaceId, person.id);
  const refusal = standingRefusal(context, standing, 'space.unknown');
  return refusal ?? (mayDeleteSpace(standing) ? null : { code: 'space.role' });
}

function copyContents(
  context: ServerContext,
  writer: Writer,
  tx: Tx,
  source: SpaceSource,
  { space, files }: Pick<CopyTarget, 'space' | 'files'>,
): void {
  if (source.tags) writeTags(tx, space, source.tags, version, new Date(context.now()));
  const boards = inOrder(
    source.boards.map((board): BoardRow => {
      const { name, sequenceNo } = board;
      const own = { ...newBoardOrList(context, writer, 'boards', space, {}), name, sequenceNo, version };
      return { ...untouchedBoard, ...copiedAppearance(board, false), ...own };
    }),
  );
  addBoards(tx, boards);
  const boardIds = new Map(source.boards.map(({ id }, at) => [id, boards[at]?.id ?? '']));
  const kept = source.lists.filter(({ board }) => boardIds.has(board));
  copyLists(
    context,
    writer,
    tx,
    { lists: kept, goals: source.goals },
    { space, version, keepsPeriods: true, files, earlier: boardIds },
  );
  copySeries(context, writer, tx, source, { space, files });
}

function copySeries(
  context: ServerContext,
  writer: Writer,
  tx: Tx,
  { series }: SpaceSource,
  { space, files }: Pick<CopyTarget, 'space' | 'files'>,
): void {
  const { person } = writer;
  const { timezone, dayEndsAtHour } = person.settings;
  const now = context.now();
  const at = new Date(now).toISOString();
  const today = todayIn(timezone, now, dayEndsAtHour);
  const fileCopies: FileCopy[] = [];
  const copies = series.flatMap((each) => {
    const copied = copiedSeries(each, today);
    if (copied === null) return [];
    const named = copiesOfNamed(context, files, copied.richThoughts, null);
    fileCopies.push(...named);
    const richThoughts = withOtherFiles(copied.richThoughts, copyIds(named));
    const own = { id: newId(now), tempId: null, space, createdBy: person.code, version, rev: 1 };
    return [{ ...copied, ...own, richThoughts, createdDatetime: at, modifiedDatetime: at }];
  });
  addFileCopies(context, writer, tx, space, fileCopies);
  addSeries(tx, ...copies);
}
