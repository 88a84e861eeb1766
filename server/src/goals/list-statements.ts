import { type Statement, statement } from '../db/statement.ts';
import { pageBytes } from '../http/page-bytes.ts';
import { followedBy, listedText, mutedBy, subgoalsOfPage, viewedBy } from './listed-text.ts';
import type { PagedGoal, PagePlace } from './merged-page.ts';

/** A page is one row with one text, because many rows and columns cost more. */
interface PageRow {
  /** The goals as JSON, joined by commas, without brackets. Null for none. */
  readonly json: string | null;
  readonly count: number;
  /** Whether bytes, not the limit, end the page. */
  readonly isCut: boolean;
  readonly hasSeries: boolean;
}

/** `$1` spaces, `$2` limit, `$3` reader's id. */
export interface ListStatements {
  readonly page: Statement<PageRow>;
  /** One row for each goal of the page and the next one, to merge occurrences in. */
  readonly rows: Statement<PagedGoal>;
  /** Place of the page's last goal, if another page follows. */
  readonly last: Statement<{ place: PagePlace }>;
}

const known = new Map<string, ListStatements>();

/**
 * Cached, because building these texts costs as much as sending them.
 *
 * @param order must be a total order, ending with the id
 */
export function statementsOf(condition: string, order: string, withNotes: boolean): ListStatements {
  const kind = `${withNotes} ${order} ${condition}`;
  const made = known.get(kind);
  if (made) return made;
  const statements = writtenStatements(condition, order, withNotes);
  known.set(kind, statements);
  return statements;
}

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
  'recurrence_id',
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
    ${subgoalsOfPage}, ${followedBy('$3')}, ${mutedBy('$3')}, ${viewedBy('$3')}`;
  return {
    page: statement<PageRow>(`${pageOf('$2', `n = 1 or ${bytes} <= ${pageBytes}`)}
      select count(*) as count, string_agg(text, ',') as json,
        count(*) < (select count(*) from asked) as "isCut",
        exists (select from recurrences r where r.scope_id = any($1::uuid[]) and r.deleted_at is null) as "hasSeries"
      from (select ${text} as text from page g, below, followed, muted, viewed order by ${order}) in_order`),
    rows: statement<PagedGoal>(`${pageOf('$2 + 1', `n = 1 or ${bytesBefore} <= ${pageBytes}`)}
      select ${text} as text, json_build_array(${number}, g.created_at::text, g.id) as place
      from page g, below, followed, muted, viewed order by ${order}`),
    last: statement<{ place: PagePlace }>(`
      select json_build_array(number, created_at::text, id) as place from (
        select ${number} as number, g.created_at, g.id, lead(g.id) over (order by ${order}) as next_id
        from goals g where ${condition} order by ${order} limit $2 + 1) page
      where next_id is not null and $3::uuid is not null offset $2 - 1 limit 1`),
  };
}
