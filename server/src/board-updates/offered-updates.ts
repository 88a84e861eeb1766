import type { BoardChangeWire, BoardUpdates } from '@cairn/contract/boards';
import type { BoardRow, ListRow } from '@cairn/core/boards/board';
import {
  type BoardChange,
  boardItems,
  type BoardItem,
  type ClonedBoard,
  offeredBoardChanges,
} from '@cairn/core/boards/board-changes';
import { notesText } from '@cairn/core/notes/delta';
import { accepted, type Outcome } from '@cairn/core/outcome';
import { sha256 } from '@cairn/core/sha256';
import type { Refusal } from '../base/refusal.ts';
import { boardKind } from '../boards/board-kind.ts';
import { findClone, sourceItems, type StoredClone } from '../boards/cloned-rows.ts';
import { copiedBytesRefusal } from '../boards/copied-bytes.ts';
import { sourceOf } from '../boards/source-rows.ts';
import type { Person } from '../context/person.ts';
import type { ServerContext } from '../context/server-context.ts';
import type { Db } from '../db/database.ts';
import { livingRow } from '../writes/kind.ts';
import { type BoardSource, sourceNow } from './board-source.ts';

export interface CloneNow {
  readonly clone: StoredClone;
  readonly source: BoardSource;
  /** Of the cloned board. */
  readonly lists: readonly ListRow[];
  readonly board: ClonedBoard;
}

/** Returns null if the board is no clone, or nothing can be compared. */
export async function cloneNow(
  context: ServerContext,
  db: Db,
  person: Person,
  { id, space }: Pick<BoardRow, 'id' | 'space'>,
): Promise<CloneNow | null> {
  const clone = await findClone(db, id);
  const source = clone && (await sourceNow(context, db, person, clone.origin));
  if (!clone || !source) return null;
  const own = await sourceOf(db, space, id);
  if (copiedBytesRefusal(own)) return null;
  const items = sourceItems(source);
  const shown = new Set(items.map((item) => item.id));
  const hidden = clone.copies.map((copy) => copy.source).filter((each) => !shown.has(each));
  const board = {
    copies: clone.copies,
    source: items,
    own: boardItems(own),
    gone: new Set(hidden.length > 0 ? await source.deletedOf(hidden) : []),
    settled: clone.settled,
  };
  return { clone, source, lists: own.lists, board };
}

/** Names a change. Ids of the author's lists and goals stay unknown, because they open files and lists. */
export const changeName = ({ item }: Pick<BoardChange, 'item'>): string => sha256(item).slice(0, 16);

export async function listBoardUpdates(
  context: ServerContext,
  person: Person,
  ref: string,
): Promise<Outcome<BoardUpdates, Refusal>> {
  const found = await livingRow(context, person, boardKind, ref);
  if (!found.ok) return found;
  const now = await cloneNow(context, context.db, person, found.value);
  if (!now) return accepted({ source: null, changes: [] });
  const { source, board } = now;
  const changes = changesFor(board, offeredBoardChanges(board));
  return accepted({ source: { name: source.name }, changes });
}

/** Enough to decide by. */
const maxNamed = 100;

function changesFor(board: ClonedBoard, changes: readonly BoardChange[]): BoardChangeWire[] {
  const names = new Map(board.own.map(({ id, name }) => [id, name]));
  const items = new Map([...board.own, ...board.source].map((item) => [item.id, item]));
  const goalsOf = ({ added, removed }: BoardChange) =>
    [...added, ...removed].flatMap((id) => {
      const item = items.get(id);
      return item?.type === 'goal' ? [item] : [];
    });
  const side = (item: BoardItem | null) =>
    item && {
      name: item.name,
      emoji: item.emoji,
      color: item.color,
      durationMinutes: item.durationMinutes,
      note: notesText(item.note).trim(),
      list: (item.list && names.get(item.list)) ?? null,
      parent: (item.parent && names.get(item.parent)) ?? null,
    };
  return changes.map((change) => ({
    item: changeName(change),
    type: change.type,
    kind: change.kind,
    before: side(change.before),
    after: side(change.after),
    goalsCount: goalsOf(change).length,
    goals: goalsOf(change)
      .slice(change.type === 'goal' ? 1 : 0, maxNamed)
      .map(({ name }) => name),
  }));
}
