import type { GoalRow } from '@cairn/core/goals/goal';
import { occurrenceGoalId } from '@cairn/core/recurrence/occurrence-id';
import { nothingAround } from './goal-around.ts';
import { viewerPart } from './goal-answer.ts';

/** The place after which a page begins. */
export type PagePlace = readonly [number: number, createdAt: string, id: string];

/** A goal of a page: its JSON text and its place in the order. */
export interface PagedGoal {
  readonly text: string;
  readonly place: PagePlace;
}

/**
 * A page of goals with untouched occurrences among them, each where it will stand once it is touched.
 *
 * @param stored the goals from the page's beginning on, in order, one more than fits when there are more
 * @param after the place behind which the page begins; null for the first
 */
export function mergedPage(
  stored: readonly PagedGoal[],
  occurrences: readonly GoalRow[],
  after: PagePlace | null,
  limit: number,
  withNotes: boolean,
): { readonly goals: readonly PagedGoal[]; readonly hasMore: boolean } {
  const untouched = occurrences
    .map((goal): PagedGoal => ({ text: textOf(goal, withNotes), place: placeOf(goal) }))
    .filter(({ place }) => after === null || comparePlaces(place, after) > 0);
  const all = [...stored, ...untouched].toSorted((one, other) => comparePlaces(one.place, other.place));
  return { goals: all.slice(0, limit), hasMore: all.length > limit };
}

function placeOf({ horizonSequenceNo, createdDatetime, recurrence }: GoalRow): PagePlace {
  const { id, originalDate } = recurrence as NonNullable<GoalRow['recurrence']>;
  return [horizonSequenceNo, createdDatetime, occurrenceGoalId(id, originalDate)];
}

function comparePlaces(one: PagePlace, other: PagePlace): number {
  return one[0] - other[0] || momentOf(one) - momentOf(other) || compareText(one[2], other[2]);
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** PostgreSQL writes a moment with a space in the middle and a short zone. */
const momentOf = ([, createdAt]: PagePlace) =>
  Date.parse(createdAt.replace(' ', 'T').replace(/([+-]\d\d)$/u, '$1:00'));

function textOf(goal: GoalRow, withNotes: boolean): string {
  const { richThoughts, ...rest } = goal;
  const told = withNotes ? { ...rest, richThoughts } : rest;
  return JSON.stringify({ ...told, ...viewerPart(goal, nothingAround) });
}
