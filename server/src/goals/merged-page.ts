import { untouchedOccurrence } from '@cairn/core/recurrence/occurrence';
import { occurrenceGoalId } from '@cairn/core/goals/occurrence-id';
import { pageBytes } from '../http/page-bytes.ts';
import type { ListedOccurrence } from '../recurrences/listed-occurrences.ts';
import { noRelations } from './goal-relations.ts';
import { viewerPart } from './goal-answer.ts';

/** The place after which a page begins. */
export type PagePlace = readonly [number: number, createdAt: string, id: string];

/** A goal of a page: its JSON text and its place in the order. */
export interface PagedGoal {
  readonly text: string;
  readonly place: PagePlace;
}

/** What is compared, worked out once for each goal, and how its text comes about if the page holds it. */
interface Candidate {
  readonly place: PagePlace;
  readonly moment: number;
  readonly text: () => string;
}

/**
 * A page of goals with untouched occurrences among them, each where it will stand once it is touched.
 *
 * It ends by bytes too: the note of a series is in each of its occurrences.
 *
 * @param stored the goals from the page's beginning on, in order, one more than fits when there are more
 * @param after the place behind which the page begins; null for the first
 * @param textOf an occurrence's JSON text; asked only for what the page holds
 */
export function mergedPage(
  stored: readonly PagedGoal[],
  occurrences: readonly ListedOccurrence[],
  after: PagePlace | null,
  limit: number,
  textOf: (occurrence: ListedOccurrence) => string,
): { readonly goals: readonly PagedGoal[]; readonly hasMore: boolean } {
  const beginning = after && candidate(after, () => '');
  const untouched = occurrences
    .map((occurrence) => candidate(placeOf(occurrence), () => textOf(occurrence)))
    .filter((each) => beginning === null || compare(each, beginning) > 0);
  const all = [...stored.map(({ place, text }) => candidate(place, () => text)), ...untouched];
  const goals: PagedGoal[] = [];
  let bytes = 0;
  for (const { place, text: written } of all.toSorted(compare)) {
    if (goals.length === limit) break;
    const text = written();
    bytes += Buffer.byteLength(text);
    if (bytes > pageBytes && goals.length > 0) break;
    goals.push({ place, text });
  }
  return { goals, hasMore: all.length > goals.length };
}

function placeOf({ series, originalDate }: ListedOccurrence): PagePlace {
  return [series.horizonSequenceNo, series.createdDatetime, occurrenceGoalId(series.id, originalDate)];
}

function candidate(place: PagePlace, text: () => string): Candidate {
  return { place, moment: momentOf(place[1]), text };
}

/** Milliseconds since 1970. PostgreSQL writes a moment with a space in the middle and a short zone. */
export function momentOf(createdAt: string): number {
  return Date.parse(createdAt.replace(' ', 'T').replace(/([+-]\d\d)$/u, '$1:00'));
}

function compare(one: Candidate, other: Candidate): number {
  const [[number, , id], [otherNumber, , otherId]] = [one.place, other.place];
  if (number !== otherNumber) return number - otherNumber;
  if (one.moment !== other.moment) return one.moment - other.moment;
  return id < otherId ? -1 : Number(id > otherId);
}

/** An occurrence that nobody has touched, as a list answers it. */
export function occurrenceText(
  { series, originalDate }: ListedOccurrence,
  zone: string,
  withNotes: boolean,
): string {
  const goal = untouchedOccurrence(series, originalDate, zone);
  const { richThoughts, ...rest } = goal;
  const told = withNotes ? { ...rest, richThoughts } : rest;
  return JSON.stringify({ ...told, ...viewerPart(goal, noRelations) });
}
