/** The choices of a person for a goal. `muted`: nothing about the goal reaches the person, not even a mention. */
export const watches = ['following', 'notFollowing', 'muted'] as const;

export type Watch = (typeof watches)[number];

/** The last choice of a person for a goal or a series, in the person's scope. The id is that of the goal or series. */
export interface GoalWatchRow {
  readonly id: string;
  readonly isSeries: boolean;
  readonly watch: Watch;
  readonly version: number;
  readonly rev: number;
}

export const followReasons = ['created', 'assigned', 'commented', 'mentioned', 'chosen'] as const;

export type FollowReason = (typeof followReasons)[number];

/** A longer line of series is not followed back. */
export const maxSeriesLine = 100;

/**
 * Returns the ids whose choice holds for a goal, the strongest first: its series, the series before it, then the goal.
 *
 * @param before returns the series that a series continues, if any
 */
export function watchedIds(
  goal: string,
  series: string | null,
  before: (series: string) => string | null,
): readonly string[] {
  const line: string[] = [];
  let next = series;
  while (next !== null && line.length < maxSeriesLine) {
    line.push(next);
    next = before(next);
  }
  return [...line, goal];
}

/** Returns the choice that holds; null if the person has chosen nothing. */
export function watchThatHolds(ids: readonly string[], watchOf: (id: string) => Watch | null): Watch | null {
  for (const id of ids) {
    const watch = watchOf(id);
    if (watch !== null) return watch;
  }
  return null;
}
