import type { PublicBoardCloneBody } from '@cairn/contract/public-boards';
import type { BoardRow } from '@cairn/core/boards/board';
import type { ShownSubgoals } from '@cairn/core/goals/public-goal';
import { publicNotes } from '@cairn/core/goals/public-goal';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { boardText } from '../boards/board-text.ts';
import { copiedBoard } from '../boards/clone-board.ts';
import { addClone } from '../boards/cloned-rows.ts';
import type { Contents } from '../boards/contents.ts';
import { copiedGoals } from '../boards/copied-bytes.ts';
import { copiedContents } from '../boards/copied-board.ts';
import { type AnsweredBoard, makeBoard } from '../boards/create-board.ts';
import type { Source } from '../boards/source-rows.ts';
import { listText } from '../boards/list-text.ts';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { newId } from '../base/ids.ts';
import type { Refusal } from '../base/refusal.ts';
import { spaceForNew } from '../space-access/space-for-new.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { isShownBoard } from '../visibility/card-text.ts';
import { shownBoard, shownGoals } from './public-board-rows.ts';

const listsOf = 'array(select id from lists)';
const copied = copiedGoals(
  'from (select distinct scope_id, id from shown) s join goals g on g.scope_id = s.scope_id and g.id = s.id',
);
const select = statement<Source>(`
  with recursive the_board as materialized (
    select * from boards b where b.id = $1 and ${isShownBoard('b')}
  ),
  lists as materialized (
    select u.* from the_board b join buckets u on u.scope_id = b.scope_id and u.board_id = b.id and u.deleted_at is null
  ),
  ${shownGoals('(select scope_id from the_board)', listsOf, 'true', '$2::text', '$3::timestamptz')}
  select (select ${boardText('b')}::json from the_board b) as board,
    coalesce((select json_agg(${listText('u')}::json order by u.sequence_no, u.created_at, u.id) from lists u), '[]') as lists,
    ${copied.goals} as goals, ${copied.bytes} as bytes`);

/** Reads only what visitors see, in one snapshot. */
export async function shownSource(db: Db, id: string, subgoals: ShownSubgoals, now: Date): Promise<Source> {
  const [source] = await db.rows(select, [id, subgoals, now]);
  const { board, lists, goals, bytes } = source as Source;
  return {
    bytes,
    board,
    lists,
    goals: goals.map((goal) => ({ ...goal, tags: [], richThoughts: publicNotes(goal.richThoughts) })),
  };
}

const tell = statement(
  'insert into board_clones (id, board_id, user_id, created_at) values ($1, $2, $3, $4)',
);

export async function clonePublicBoard(
  context: ServerContext,
  writer: Writer,
  code: string,
  body: PublicBoardCloneBody,
): Promise<Outcome<AnsweredBoard, Refusal>> {
  const { person } = writer;
  const shown = await shownBoard(context.db, code, person.id);
  if (!shown.ok) return shown;
  const space = await spaceForNew(context, person, body.space);
  if (!space.ok) return space;
  const { id, shownSubgoals } = shown.value;
  const now = new Date(context.now());
  const { board } = await shownSource(context.db, id, shownSubgoals, now);
  if (board === null) return refused({ code: 'board.private' });
  const original = { ...board, richDescription: publicNotes(board.richDescription) };
  const copied = copiedBoard(context, writer, original, space.value, body);
  if (!copied.ok) return copied;
  const contents: Contents<BoardRow> = async (tx) => {
    const source = await shownSource(tx, id, shownSubgoals, now);
    if (source.board === null) return refused({ code: 'board.private' });
    const staysInSpace = source.board.space === space.value;
    const copy = await copiedContents(context, writer, tx, source, staysInSpace, false, code);
    if (!copy.ok) return copy;
    return accepted({
      ...copy.value,
      write: (into, made) => {
        const ids = copy.value.write(into, made);
        addClone(into, made.id, { kind: 'board', code }, source, ids);
        into.send(tell, [newId(context.now()), id, person.id, now]);
      },
    });
  };
  return makeBoard(context, writer, { ...copied.value, isCloned: true }, {}, contents);
}
