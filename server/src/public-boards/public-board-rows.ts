import {
  type PublicBoardCard,
  type PublicBoardGoal,
  publicBoardGoals,
  type ShownBoardGoal,
} from '@cairn/core/boards/public-board';
import type { ShownSubgoals } from '@cairn/core/goals/public-goal';
import type { NotesDelta } from '@cairn/core/notes/delta';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Database, Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { isRenewed } from '../visibility/renewed-links.ts';
import { isShownItself } from '../visibility/publication-rows.ts';
import type { Refusal } from '../base/refusal.ts';
import { boardsWithSpaces, cardJson, isShownBoard } from '../visibility/card-text.ts';

export interface ShownBoard {
  readonly id: string;
  readonly space: string;
  readonly card: PublicBoardCard;
  readonly richDescription: NotesDelta | null;
  readonly shownSubgoals: ShownSubgoals;
  /** If true, addresses of files and lists contain the board's code. */
  readonly isRenewed: boolean;
}

const selectByCode = statement<ShownBoard & BoardStanding>(`
  select b.id, b.scope_id as space, ${cardJson('b', 's', '$2')} as card, b.rich_description as "richDescription",
    b.shown_subgoals as "shownSubgoals", b.deleted_at is not null as "isDeleted", b.purged_at is not null as "isPurged",
    ${isShownBoard('b')} as "isShown", ${isRenewed('b')} as "isRenewed"
  from ${boardsWithSpaces} where b.code = $1`);

/**
 * 410 for a deleted board, 403 for a private one.
 *
 * @param viewerId null for a visitor
 */
export async function shownBoard(
  db: Db,
  code: string,
  viewerId: string | null,
): Promise<Outcome<ShownBoard, Refusal>> {
  const [found] = await db.rows(selectByCode, [code, viewerId]);
  return found ? seenByAnyone(found) : refused({ code: 'board.unknown' });
}

const selectState = statement<{ id: string; stamp: string } & BoardStanding>(`
  select b.id, concat_ws(' ', s.version, b.code, b.likes_count, b.followers_count, b.clones_count) as stamp,
    b.deleted_at is not null as "isDeleted", b.purged_at is not null as "isPurged", ${isShownBoard('b')} as "isShown"
  from boards b join scopes s on s.id = b.scope_id where b.code = $1`);

/** The stamp changes with everything visible, except when a goal's publication ends. */
export async function boardState(
  db: Database,
  code: string,
): Promise<Outcome<{ readonly id: string; readonly stamp: string }, Refusal>> {
  const [found] = await db.read(selectState, [code]);
  return found ? seenByAnyone(found) : refused({ code: 'board.unknown' });
}

interface BoardStanding {
  readonly isDeleted: boolean;
  readonly isPurged: boolean;
  readonly isShown: boolean;
}

function seenByAnyone<Board extends BoardStanding>(board: Board): Outcome<Board, Refusal> {
  if (board.isPurged) return refused({ code: 'board.unknown' });
  if (board.isDeleted) return refused({ code: 'board.deleted' });
  return board.isShown ? accepted(board) : refused({ code: 'board.private' });
}

const selectOfSpaces = statement<{ card: PublicBoardCard }>(`
  select ${cardJson('b', 's', '$2')} as card from ${boardsWithSpaces}
  where b.scope_id = any($1::uuid[]) and ${isShownBoard('b')} order by b.sequence_no, b.created_at, b.id`);

export async function publicCardsIn(
  db: Db,
  spaces: readonly string[],
  viewerId: string,
): Promise<readonly PublicBoardCard[]> {
  const rows = await db.rows(selectOfSpaces, [spaces, viewerId]);
  return rows.map(({ card }) => card);
}

export interface ShownGoalRow extends ShownBoardGoal {
  /** The goal's list. Null for a subgoal. */
  readonly bucketId: string | null;
  readonly total: number;
  readonly modifiedAt: Date;
}

const maxDepth = 100;

/**
 * SQL parts of a recursive statement: `placed` holds the goals on the lists, `shown` the wanted goals and their
 * subgoals.
 *
 * @param lists SQL for list ids
 * @param wanted SQL condition on `placed`
 */
export const shownGoals = (scope: string, lists: string, wanted: string, subgoals: string, now: string) => `
  placed as (
    select g.scope_id, g.id, g.bucket_id,
      row_number() over (partition by g.bucket_id order by g.bucket_sequence_no, g.created_at, g.id) as place,
      count(*) over (partition by g.bucket_id) as total
    from goals g where g.scope_id = ${scope} and g.bucket_id = any(${lists}) and g.deleted_at is null
  ),
  shown (scope_id, id, bucket_id, place, total, depth) as (
    select scope_id, id, bucket_id, place, total, 0 from placed where ${wanted}
    union all
    select c.scope_id, c.id, null::uuid, 0::bigint, 0::bigint, depth + 1
    from shown join goals c on c.scope_id = shown.scope_id and c.parent_id = shown.id
    where depth < ${maxDepth} and c.deleted_at is null and c.type is null
      and (${subgoals} = 'all' or ${isShownItself('c', now)})
  )`;

const shownFields = `select g.id, g.code, g.name, g.rich_thoughts as "richThoughts", to_char(g.done_date, 'YYYY-MM-DD') as "doneDate",
    g.color, g.type, g.bucket_sequence_no as "bucketSequenceNo",
    g.parent_id as parent, s.bucket_id as "bucketId", s.total, g.modified_at as "modifiedAt"
  from shown s join goals g on g.scope_id = s.scope_id and g.id = s.id
  order by s.depth, s.place, g.subgoal_sequence_no, g.created_at, g.id`;

const selectGoals = statement<ShownGoalRow>(`
  with recursive ${shownGoals('$1::uuid', '$2::uuid[]', 'place > $3 and place <= $4', '$5::text', '$6::timestamptz')}
  ${shownFields}`);

const selectGoal = statement<ShownGoalRow>(`
  with recursive ${shownGoals(
    '$1::uuid',
    'array(select id from buckets where scope_id = $1::uuid and board_id = $2::uuid and deleted_at is null)',
    'id = $3::uuid',
    '$4::text',
    '$5::timestamptz',
  )}
  ${shownFields}`);

export async function shownGoalById(
  db: Db,
  wanted: {
    readonly space: string;
    readonly board: string;
    readonly goalId: string;
    readonly shownSubgoals: ShownSubgoals;
  },
  now: Date,
): Promise<PublicBoardGoal | null> {
  const { space, board, goalId, shownSubgoals } = wanted;
  const rows = await db.rows(selectGoal, [space, board, goalId, shownSubgoals, now]);
  const [goal, ...below] = rows;
  return goal ? (publicBoardGoals([goal], below)[0] ?? null) : null;
}

export interface WantedGoals {
  readonly space: string;
  readonly lists: readonly string[];
  readonly shownSubgoals: ShownSubgoals;
  /** How many goals of each list to skip. */
  readonly after: number;
  readonly limit: number;
}

export function shownGoalsOf(
  db: Db,
  { space, lists, shownSubgoals, after, limit }: WantedGoals,
  now: Date,
): Promise<readonly ShownGoalRow[]> {
  return db.rows(selectGoals, [space, lists, after, after + limit, shownSubgoals, now]);
}
