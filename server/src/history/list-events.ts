import type { EventListQuery } from '@cairn/contract/events';
import { type EventRow, historyDaysOf } from '@cairn/core/events/event';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { plusDays } from '@cairn/core/time/date-only';
import { momentOf } from '@cairn/core/time/zones';
import { type Person, scopesOf } from '../context/person.ts';
import { statement } from '../db/statement.ts';
import { findGoal } from '../goals/find-goal.ts';
import { isId } from '../base/ids.ts';
import { type Refusal, unusableCursor } from '../base/refusal.ts';
import type { ServerContext } from '../context/server-context.ts';
import { eventFrom, type FoundEvent, toldFrom } from '../events/told-events.ts';

export interface EventPage {
  readonly events: readonly EventRow[];
  readonly nextCursor: string | null;
}

/** Starts at the newest event of each space, so the length of a history does not matter. */
const select = statement<FoundEvent>(`
  with newest as materialized (
    select e.* from unnest($1::uuid[]) as wanted (space) cross join lateral (
      select * from events e
      where e.scope_id = wanted.space and e.created_at >= $2 and e.created_at < $3
        and ($4::text[] is null or e.user_id::text = any($4) or e.user_id in (select id from users where code = any($4)))
        and ($5::uuid is null or e.goal_id = $5)
        and ($6::timestamptz is null or (e.created_at, e.id) < ($6, $7::uuid))
      order by e.created_at desc, e.id desc limit $8
    ) e
    order by e.created_at desc, e.id desc limit $8
  )
  ${toldFrom('newest')}
  order by e.created_at desc, e.id desc`);

const dayMs = 86_400_000;

/**
 * Newest first. Default: all spaces of the person; unknown spaces are ignored. The free plan
 * shows 30 days.
 */
export async function listEvents(
  context: ServerContext,
  person: Person,
  query: EventListQuery,
): Promise<Outcome<EventPage, Refusal>> {
  const place = query.cursor === undefined ? null : placeFrom(query.cursor);
  if (place === undefined) return refused(unusableCursor);
  const goal = query.goal === undefined ? null : await findGoal(context.db, query.goal, person);
  if (query.goal !== undefined && goal === null) return accepted({ events: [], nextCursor: null });
  const spaces = query.spaces ? person.spaceIds.filter((id) => query.spaces?.includes(id)) : scopesOf(person);
  const found = await context.db.read(select, [
    spaces,
    ...stretchOf(context, person, query),
    query.users ?? null,
    goal?.id ?? null,
    place && new Date(place.at),
    place?.id ?? null,
    query.limit + 1,
  ]);
  const events = found.slice(0, query.limit).map(eventFrom);
  const last = events.at(-1);
  return accepted({
    events,
    nextCursor: found.length > query.limit && last ? `${last.datetime}_${last.code}` : null,
  });
}

function stretchOf(
  context: ServerContext,
  { settings, level }: Person,
  { from, to }: EventListQuery,
): readonly [Date, Date] {
  const days = historyDaysOf(level);
  const earliest = days === null ? 0 : context.now() - days * dayMs;
  const since = from === undefined ? earliest : Math.max(earliest, momentOf(from, 0, settings.timezone));
  const until = to === undefined ? context.now() + dayMs : momentOf(plusDays(to, 1), 0, settings.timezone);
  return [new Date(since), new Date(until)];
}

function placeFrom(cursor: string): { readonly at: string; readonly id: string } | undefined {
  const [at = '', id = ''] = cursor.split('_');
  return isId(id) && !Number.isNaN(Date.parse(at)) ? { at, id } : undefined;
}
