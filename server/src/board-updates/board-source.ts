import type { BoardOrigin } from '../boards/cloned-rows.ts';
import { copiedBytesRefusal } from '../boards/copied-bytes.ts';
import type { CopiedLists } from '../boards/source-rows.ts';
import type { Person } from '../context/person.ts';
import type { ServerContext } from '../context/server-context.ts';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { shownSource } from '../public-boards/clone-public-board.ts';
import { shownBoard } from '../public-boards/public-board-rows.ts';
import { templateOf } from '../templates/all-templates.ts';
import { templateLists } from '../templates/template-lists.ts';

/** The author's board or the template, as it is shown now. */
export interface BoardSource extends CopiedLists {
  readonly name: string;
  /** Opens the files of a public board. */
  readonly link: string | null;
  /** A template's goals keep their periods, counted from today. */
  readonly keepsPeriods: boolean;
  /** Returns those of the given ids whose list or goal is deleted, not only hidden. */
  readonly deletedOf: (ids: readonly string[]) => Promise<readonly string[]>;
}

/** Returns null if the board is not public any more, its link was renewed, or it is too large to copy. */
export async function sourceNow(
  context: ServerContext,
  db: Db,
  person: Person,
  origin: BoardOrigin,
): Promise<BoardSource | null> {
  return origin.kind === 'template'
    ? templateSource(context, person, origin)
    : publicSource(context, db, person, origin.code);
}

function templateSource(
  context: ServerContext,
  person: Person,
  { code, language }: Extract<BoardOrigin, { kind: 'template' }>,
): BoardSource | null {
  const template = templateOf(code, language);
  if (!template) return null;
  return {
    ...templateLists(template, person, context.now()),
    name: template.name,
    link: null,
    keepsPeriods: true,
    deletedOf: async (ids) => ids,
  };
}

const selectDeleted = statement<{ id: string }>(`
  select given.id from unnest($2::uuid[]) as given (id)
  where not exists (
      select from goals g where g.scope_id = $1 and g.id = given.id and (g.deleted_at is null or g.moved_to is not null))
    and not exists (select from buckets u where u.scope_id = $1 and u.id = given.id and u.deleted_at is null)`);

async function publicSource(
  context: ServerContext,
  db: Db,
  person: Person,
  code: string,
): Promise<BoardSource | null> {
  const shown = await shownBoard(db, code, person.id);
  if (!shown.ok) return null;
  const { id, space, shownSubgoals, card } = shown.value;
  const source = await shownSource(db, id, shownSubgoals, new Date(context.now()));
  if (source.board === null || copiedBytesRefusal(source)) return null;
  return {
    lists: source.lists,
    goals: source.goals,
    name: card.name,
    link: code,
    keepsPeriods: false,
    deletedOf: async (ids) => (await db.rows(selectDeleted, [space, ids])).map((row) => row.id),
  };
}
