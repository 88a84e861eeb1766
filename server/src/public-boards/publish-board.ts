import type { BoardPublicationEdit } from '@cairn/contract/public-boards';
import type { BoardRow } from '@cairn/core/boards/board';
import type { BoardCounts } from '@cairn/core/boards/public-board';
import { mayOpenBoard, mayPublishBoard } from '@cairn/core/boards/board-rights';
import type { ShownSubgoals } from '@cairn/core/goals/public-goal';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Person } from '../context/person.ts';
import { forgiveEditors } from './editor-rows.ts';
import { boardKind } from '../boards/board-kind.ts';
import type { StoredBoard } from '../boards/board-rows.ts';
import { writeEdit } from '../boards/edit-board.ts';
import { statement } from '../db/statement.ts';
import { newCode } from '../base/ids.ts';
import { boardCounts } from '../visibility/card-text.ts';
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

/** Fields that a board's row lacks. */
interface Publication extends BoardCounts {
  readonly subgoals: ShownSubgoals;
}

export interface BoardPublication extends BoardRow, Publication {
  /** Null for a private board. */
  readonly url: string | null;
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

const selectPublication = statement<{ publication: Publication }>(`
  select json_build_object('subgoals', b.shown_subgoals, ${boardCounts('b')}) as publication
  from boards b where b.id = $1`);

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
  const [found] = await context.db.rows(selectPublication, [board.value.id]);
  return found ? accepted({ ...board.value, ...found.publication, url }) : refused({ code: 'board.unknown' });
}
