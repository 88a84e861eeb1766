import { type EventRow, historyDaysOf } from '@cairn/core/events/event';
import {
  followedTypes,
  maxUnread,
  memberTypes,
  noticeDays,
  ringingTypes,
  unreadCount,
} from '@cairn/core/events/notices';
import type { Person } from '../context/person.ts';
import { statement } from '../db/statement.ts';
import { hasLivingComment, isChosen, mentions } from '../events/event-conditions.ts';
import { eventFrom, type FoundEvent, toldFrom } from '../events/told-events.ts';
import type { ServerContext } from '../context/server-context.ts';
import { isFollowedBy, isMutedBy } from '../goals/watch-text.ts';

const inOrder = 'order by e.created_at desc, e.id desc limit $4';

const isNews = `e.user_id <> $1 and e.created_at >= $3`;

const isOfHeardGoal = `exists (
    select from goals g where g.scope_id = e.scope_id and g.id = e.goal_id and g.deleted_at is null
      and not ${isMutedBy('$1', 'g.id', 'g.recurrence_id')})
  and ${hasLivingComment}`;

/** Literals instead of parameters, so PostgreSQL uses the partial indexes. */
const typesIn = (types: readonly string[]) => types.map((type) => `'${type}'`).join();

const series = '(select g.recurrence_id from goals g where g.scope_id = e.scope_id and g.id = e.goal_id)';

/** Each part starts at the newest end of an index (migrations 0022, 0026 and 0057). */
const select = statement<FoundEvent>(`
  with newest as materialized (
    select * from (
      (select e.* from events e
        where e.other_user_id = $1 and e.type in (${typesIn(ringingTypes)})
          and e.scope_id = any($2::uuid[])
          and ${isNews} and ${isOfHeardGoal} ${inOrder})
      union all
      select said.* from unnest($2::uuid[]) as own (space) cross join lateral (
        select e.* from events e
        where e.scope_id = own.space and e.type in (${typesIn(followedTypes)})
          and ${isNews}
          and ${isFollowedBy('$1', 'e.goal_id', series)}
          -- An assignment is in the first part, by whatever edit it was made.
          and e.other_user_id is distinct from $1
          and ${isChosen} and not ${mentions('$1')}
          and ${isOfHeardGoal} ${inOrder}
      ) said
      union all
      select met.* from memberships own cross join lateral (
        select e.* from events e
        where e.scope_id = own.scope_id and e.type in (${typesIn(memberTypes)})
          and ${isNews} and e.other_user_id is distinct from $1
          -- Memberships older than the own one are no news.
          and e.created_at > own.created_at ${inOrder}
      ) met
      where own.user_id = $1 and own.deleted_at is null and own.scope_id = any($2::uuid[])
    ) e
    ${inOrder}
  )
  ${toldFrom('newest')}
  order by e.created_at desc, e.id desc`);

const selectRead = statement<{ id: string }>(`
  select id from read_notices where scope_id = $1 and deleted_at is null and is_read`);

export const dayMs = 86_400_000;

/** Newer notices may be read by themselves, so more are read from the database than are counted. */
const maxLooked = 3 * maxUnread;

/** In milliseconds; 0 where nothing was marked as read together. */
export function noticesSeen({ settings }: Person): number {
  return Date.parse(settings.noticesLastSeenDatetime ?? '') || 0;
}

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
  const values = [person.id, person.spaceIds, since, Math.max(limit, maxLooked)];
  const [found, read] = await Promise.all([
    context.db.read(select, values),
    context.db.read(selectRead, [person.id]),
  ]);
  const events = found.map(eventFrom);
  const codes = new Set(read.map(({ id }) => id));
  const seen = new Date(noticesSeen(person)).toISOString();
  return {
    events: events.slice(0, limit),
    unreadCount: unreadCount(events, { seen, isRead: (code) => codes.has(code) }),
  };
}
