import { type Statement, statement } from '../db/statement.ts';
import { pageBytes } from '../http/page-bytes.ts';
import { followedBy, listedText, subgoalsOfPage } from './listed-text.ts';
import type { PagedGoal, PagePlace } from './merged-page.ts';

/** One page as the database answers it: everything in one row, since each row and column costs more than its text. */
interface PageRow {
  /** The goals' texts with commas between them; null for none. The brackets cost least when they come last. */
  readonly json: string | null;
  readonly count: number;
  /** Whether it holds fewer goals than were asked for since they have too many bytes. */
  readonly isCut: boolean;
  /** Whether one of the spaces has a goal that repeats. */
  readonly hasSeries: boolean;
}

/** How one kind of list is asked for; `$1` are its spaces, `$2` its limit, `$3` is the reader. */
export interface ListStatements {
  /**
   * A page as one row: its goals' texts joined, their count, whether they are fewer than asked for since they have too many
   * bytes, and whether one of the spaces has a goal that repeats.
   */
  readonly page: Statement<PageRow>;
  /** The page's goals one by one and the one behind them, for who puts others between them. */
  readonly rows: Statement<PagedGoal>;
  /** Where a page of so many goals ends, if another one follows. */
  readonly last: Statement<{ place: PagePlace }>;
}

const known = new Map<string, ListStatements>();

/**
 * The statements of a kind of list. There are few kinds, so each is written once: writing these texts anew for each
 * request costs as much as sending them.
 *
 * @param condition SQL on goals `g`
 * @param order SQL of what orders them, each goal otherwise
 */
export function statementsOf(condition: string, order: string, withNotes: boolean): ListStatements {
  const kind = `${withNotes} ${order} ${condition}`;
  const made = known.get(kind);
  if (made) return made;
  const statements = writtenStatements(condition, order, withNotes);
  known.set(kind, statements);
  return statements;
}

/** What of a goal its text and its place are made of; not all of it, since a page is held in memory while it is joined. */
const columns = [
  'id',
  'scope_id',
  'wire',
  'parent_id',
  'type',
  'locked',
  'column_id',
  'is_public',
  'comments_count',
  'may_have_subgoals',
  'is_plain',
]
  .concat(['sequence_no', 'horizon_sequence_no', 'bucket_sequence_no', 'subgoal_sequence_no', 'created_at'])
  .map((name) => `g.${name}`)
  .join(', ');

function writtenStatements(condition: string, order: string, withNotes: boolean): ListStatements {
  const text = listedText(withNotes ? 'g.wire' : "left(((g.wire || '}')::jsonb - 'richThoughts')::text, -1)");
  const [number] = order.split(',');
  const [bytes, bytesBefore] = withNotes ? ['bytes', 'bytes - octet_length(g.wire)'] : ['0', '0'];
  const pageOf = (limit: string, fits: string) => `
    with asked as materialized (
      select ${columns}, sum(octet_length(g.wire)) over in_order as bytes, row_number() over in_order as n
      from (select ${columns} from goals g where ${condition} order by ${order} limit ${limit}) g
      window in_order as (order by ${order})),
    page as materialized (select * from asked g where ${fits}),
    ${subgoalsOfPage}, ${followedBy('$3')}`;
  return {
    page: statement<PageRow>(`${pageOf('$2', `n = 1 or ${bytes} <= ${pageBytes}`)}
      select count(*) as count, string_agg(text, ',') as json,
        count(*) < (select count(*) from asked) as "isCut",
        exists (select from recurrences r where r.scope_id = any($1::uuid[]) and r.deleted_at is null) as "hasSeries"
      from (select ${text} as text from page g, below, followed order by ${order}) in_order`),
    rows: statement<PagedGoal>(`${pageOf('$2 + 1', `n = 1 or ${bytesBefore} <= ${pageBytes}`)}
      select ${text} as text, json_build_array(${number}, g.created_at::text, g.id) as place
      from page g, below, followed order by ${order}`),
    last: statement<{ place: PagePlace }>(`
      select json_build_array(number, created_at::text, id) as place from (
        select ${number} as number, g.created_at, g.id, lead(g.id) over (order by ${order}) as next_id
        from goals g where ${condition} order by ${order} limit $2 + 1) page
      where next_id is not null and $3::uuid is not null offset $2 - 1 limit 1`),
  };
}
