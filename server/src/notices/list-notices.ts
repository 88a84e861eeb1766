import { type EventRow, historyDaysOf } from '@cairn/core/events/event';
import { maxUnread, noticeDays, ringingTypes } from '@cairn/core/events/notices';
import type { Person } from '../context/person.ts';
import { statement } from '../db/statement.ts';
import { eventFrom, type FoundEvent, toldFrom } from '../events/told-events.ts';
import type { ServerContext } from '../context/server-context.ts';

const isNews = `e.user_id <> $1 and e.created_at >= $3
  and exists (select from goals g where g.scope_id = e.scope_id and g.id = e.goal_id and g.deleted_at is null)
  and (e.comment_id is null or exists (
    select from comments c where c.scope_id = e.scope_id and c.id = e.comment_id and c.deleted_at is null))
  order by e.created_at desc, e.id desc limit $4`;

/** Literals instead of parameters, so PostgreSQL uses the partial index. */
const ringing = ringingTypes.map((type) => `'${type}'`).join();

/** Each part starts at the newest end of an index (migrations 0022 and 0026). */
const select = statement<FoundEvent>(`
  with newest as materialized (
    select * from (
      (select e.* from events e
        where e.other_user_id = $1 and e.type in (${ringing})
          and e.scope_id = any($2::uuid[])
          and ${isNews})
      union all
      select said.* from unnest($2::uuid[]) as own (space) cross join lateral (
        select e.* from events e
        where e.scope_id = own.space and e.type = 'COMMENT_CREATED'
          and exists (select from follows f where f.user_id = $1 and f.goal_id = e.goal_id)
          -- What names the person is told as that, once.
          and not exists (
            select from events n where n.other_user_id = $1 and n.type = 'MENTION_CREATED'
              and n.created_at = e.created_at and n.comment_id = e.comment_id)
          and ${isNews}
      ) said
    ) e
    order by e.created_at desc, e.id desc limit $4
  )
  ${toldFrom('newest')}
  order by e.created_at desc, e.id desc`);

const dayMs = 86_400_000;

export interface FoundNotices {
  readonly events: readonly EventRow[];
  readonly unreadCount: number;
}

/**
 * Newest first, of the last {@link noticeDays} days or fewer by plan. A comment that mentions the person is a mention.
 */
export async function listNotices(
  context: ServerContext,
  person: Person,
  limit: number,
): Promise<FoundNotices> {
  const days = Math.min(noticeDays, historyDaysOf(person.level) ?? noticeDays);
  const since = new Date(context.now() - days * dayMs);
  const values = [person.id, person.spaceIds, since, Math.max(limit, maxUnread)];
  const found = await context.db.read(select, values);
  const seen = Date.parse(person.settings.noticesLastSeenDatetime ?? '') || 0;
  const unread = found.filter(({ createdAt }) => createdAt.getTime() > seen);
  return {
    events: found.slice(0, limit).map(eventFrom),
    unreadCount: Math.min(maxUnread, unread.length),
  };
}
