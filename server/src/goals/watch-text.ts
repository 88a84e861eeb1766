import { maxSeriesLine } from '@cairn/core/goals/watch';

export function goalWatchText(row: string): string {
  return `json_build_object('id', ${row}.id, 'isSeries', ${row}.is_series, 'watch', ${row}.watch,
    'version', ${row}.version, 'rev', ${row}.rev)::text`;
}

/** SQL table of a series, at depth 1, and of the series before it. Empty where `series` is null. */
export function seriesLine(series: string): string {
  return `(with recursive line (id, depth) as (
    select ${series}, 1 where ${series} is not null
    union all
    select p.id, line.depth + 1 from line join recurrences p on p.continued_by = line.id
    where line.depth < ${maxSeriesLine}
  ) select id, depth from line)`;
}

/** Most people mute nothing, and this look is short. */
const mutesAnything = (person: string) =>
  `exists (select from goal_watches where scope_id = ${person} and watch = 'muted' and deleted_at is null)`;

/** SQL for whether a person has muted a goal: `watchedIds` in `core/src/goals/watch.ts` has the same order. */
export function isMutedBy(person: string, goal: string, series: string): string {
  return `(${mutesAnything(person)} and coalesce((
    select w.watch = 'muted' from (
      select id, depth from ${seriesLine(series)} older
      union all select ${goal}, ${maxSeriesLine + 1}
    ) named join goal_watches w on w.scope_id = ${person} and w.id = named.id and w.deleted_at is null
    order by named.depth limit 1), false))`;
}

/** SQL for whether a person follows a goal or its series. */
export function isFollowedBy(person: string, goal: string, series: string): string {
  return `(exists (select from follows f where f.user_id = ${person} and f.goal_id = ${goal})
    or (${series} is not null and exists (
      select from ${seriesLine(series)} older join follows f on f.user_id = ${person} and f.goal_id = older.id)))`;
}
