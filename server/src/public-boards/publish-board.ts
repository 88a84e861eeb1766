import type { BoardPublicationEdit } from '@cairn/contract/public-boards';
import type { BoardRow } from '@cairn/core/boards/board';
import { mayOpenBoard, mayPublishBoard } from '@cairn/core/boards/board-rights';
import type { ShownSubgoals } from '@cairn/core/goals/public-goal';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Person } from '../context/person.ts';
import { forgiveEditors } from './editor-rows.ts';
import { boardKind } from '../boards/board-kind.ts';
import type { StoredBoard } from '../boards/board-rows.ts';
import { writeEdit } from '../boards/edit-board.ts';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { newCode } from '../base/ids.ts';
import { renewLink } from '../visibility/renewed-links.ts';
import type { Refusal } from '../base/refusal.ts';
import { changeOne } from '../writes/change-one.ts';
import { type Kind, livingRow } from '../writes/kind.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';

const selectCode = statement<{ id: string }>('select id from boards where code = $1');

const boardByAnyName: Kind<StoredBoard> = {
  ...boardKind,
  async find(db, ref, person) {
    const found = await boardKind.find(db, ref, person);
    if (found) return found;
    const [coded] = await db.rows(selectCode, [ref]);
    return coded ? boardKind.find(db, coded.id, person) : null;
  },
};

export interface BoardPublication extends BoardRow {
  /** Null for a private board. */
  readonly url: string | null;
  readonly subgoals: ShownSubgoals;
}

const openFields = ['isListed', 'category', 'allowCollaboration'] as const;
const ownFields = ['isPublic', ...openFields] as const;

/** Only owners and admins may list a board in the gallery or let strangers join in. */
export async function publishBoard(
  context: ServerContext,
  writer: Writer,
  origin: string,
  ref: string,
  { subgoals, newLink, baseRev, ...wished }: BoardPublicationEdit,
): Promise<Outcome<BoardPublication, Refusal>> {
  const published = await changeOne(context, writer, boardByAnyName, ref, {
    status: 200,
    may: mayPublishBoard,
    change: async (tx, { stored: { row: before }, standing, version }) => {
      const edit = Object.fromEntries(
        ownFields.filter((field) => wished[field] !== undefined).map((field) => [field, wished[field]]),
      ) as Partial<BoardRow>;
      const opens = openFields.some((field) => edit[field] !== undefined && edit[field] !== before[field]);
      if (opens && !mayOpenBoard(standing)) return refused({ code: 'space.role' });
      // Devices must learn the new address, so a new link alone counts as an edit.
      const isNewly = edit.isPublic === true && !before.isPublic;
      const fields = newLink && Object.keys(edit).length === 0 ? { isPublic: before.isPublic } : edit;
      const edited = await writeEdit(context, writer, tx, before, { edit: fields, baseRev, version });
      if (!edited.ok) return edited;
      if (edit.allowCollaboration === true && !before.allowCollaboration) forgiveEditors(tx, before.id);
      if (newLink) renewLink(tx, before.id);
      await tx.rows(writeWays, [
        before.id,
        newLink ? newCode() : before.code,
        subgoals ?? null,
        isNewly ? new Date(context.now()) : null,
      ]);
      return accepted(null);
    },
  });
  return published.ok ? readBoardPublication(context, writer.person, origin, published.value.id) : published;
}

const writeWays = statement(`
  update boards set code = $2, shown_subgoals = coalesce($3, shown_subgoals), published_at = coalesce($4, published_at)
  where id = $1`);

const selectWays = statement<{ subgoals: ShownSubgoals }>(
  'select shown_subgoals as subgoals from boards where id = $1',
);

export async function readBoardPublication(
  context: ServerContext,
  person: Person,
  origin: string,
  id: string,
): Promise<Outcome<BoardPublication, Refusal>> {
  const board = await livingRow(context, person, boardKind, id);
  if (!board.ok) return board;
  const { isPublic, code } = board.value;
  const url = isPublic ? `${origin}/boards/${code}/` : null;
  return accepted({ ...board.value, url, subgoals: await subgoalsOf(context.db, id) });
}

async function subgoalsOf(db: Db, id: string): Promise<ShownSubgoals> {
  const [ways] = await db.rows(selectWays, [id]);
  return ways?.subgoals ?? 'public';
}
