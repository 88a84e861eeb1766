import type { BoardRow, ListRow } from '@cairn/core/boards/board';
import type { GoalRow } from '@cairn/core/goals/goal';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import type { SpaceRow } from '@cairn/core/spaces/space';
import type { TagSetting } from '@cairn/core/tags/tag-settings';
import { copiedGoals, maxCopiedBytes } from '../boards/copied-bytes.ts';
import { boardText } from '../boards/board-text.ts';
import { listText } from '../boards/list-text.ts';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { recurrenceText } from '../recurrences/recurrence-text.ts';
import { spaceText } from '../space-access/space-text.ts';

export interface SpaceSource {
  readonly space: SpaceRow;
  /** Null if never set. */
  readonly tags: { readonly tags: readonly TagSetting[]; readonly showTags: boolean } | null;
  readonly boards: readonly BoardRow[];
  readonly lists: readonly ListRow[];
  /** Open goals without occurrences, in order of creation. */
  readonly goals: readonly GoalRow[];
  readonly series: readonly RecurrenceRow[];
  /** Size of the content. If it is too large for a copy, `goals` and `series` are empty. */
  readonly bytes: number;
}

const copied = copiedGoals(`from goals g
  where g.scope_id = $1 and g.deleted_at is null and g.done_date is null and g.recurrence_id is null`);
const series = 'from recurrences r where r.scope_id = $1 and r.deleted_at is null';
const seriesBytes = `(select coalesce(sum(r.bytes), 0) ${series})`;

const select = statement<SpaceSource>(`
  select ${spaceText('s')}::json as space,
    (select json_build_object('tags', t.tags, 'showTags', t.show_tags) from space_settings t where t.scope_id = $1) as tags,
    coalesce((
      select json_agg(${boardText('b')}::json order by b.sequence_no, b.created_at, b.id)
      from boards b where b.scope_id = $1 and b.deleted_at is null
    ), '[]') as boards,
    coalesce((
      select json_agg(${listText('u')}::json order by u.sequence_no, u.created_at, u.id)
      from buckets u where u.scope_id = $1 and u.deleted_at is null
    ), '[]') as lists,
    ${copied.goals} as goals,
    case when ${seriesBytes} > ${maxCopiedBytes} then '[]' else coalesce((
      select json_agg(${recurrenceText('r')}::json order by r.created_at, r.id) ${series}
    ), '[]') end as series,
    ${copied.bytes} + ${seriesBytes} as bytes
  from spaces s where s.scope_id = $1`);

export async function copySourceOf(db: Db, spaceId: string): Promise<SpaceSource> {
  const [source] = await db.rows(select, [spaceId]);
  return source as SpaceSource;
}
