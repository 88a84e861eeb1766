import { untouchedOccurrence } from '@cairn/core/recurrence/occurrence';
import { occurrenceGoalId } from '@cairn/core/goals/occurrence-id';
import { pageBytes } from '../http/page-bytes.ts';
import type { ListedOccurrence } from '../recurrences/listed-occurrences.ts';
import { type GoalRelations, noRelations } from './goal-relations.ts';
import { viewerPart } from './goal-answer.ts';

export type PagePlace = readonly [number: number, createdAt: string, id: string];

export interface PagedGoal {
  readonly text: string;
  readonly place: PagePlace;
}

interface Candidate {
  readonly place: PagePlace;
  readonly moment: number;
  readonly text: () => string;
}

/**
 * Adds the occurrences that have no database row to a page of goals. Each occurrence gets the place that its
 * row would have. The page ends after `limit` goals, or before it exceeds `pageBytes`. Its first goal always
 * fits. Each occurrence repeats its series' note, so a page can become large.
 *
 * @param stored a page of goals, plus the next page's first goal if another page follows
 * @param after the place of the previous page's last goal; null for the first page
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

/** Returns milliseconds. Also parses PostgreSQL's form, `2026-12-01 09:00:00+00`. */
export function momentOf(createdAt: string): number {
  return Date.parse(createdAt.replace(' ', 'T').replace(/([+-]\d\d)$/u, '$1:00'));
}

function compare(one: Candidate, other: Candidate): number {
  const [[number, , id], [otherNumber, , otherId]] = [one.place, other.place];
  if (number !== otherNumber) return number - otherNumber;
  if (one.moment !== other.moment) return one.moment - other.moment;
  return id < otherId ? -1 : Number(id > otherId);
}

export function occurrenceText(
  { series, originalDate }: ListedOccurrence,
  zone: string,
  withNotes: boolean,
  relations: Pick<GoalRelations, 'isFollowing' | 'isMuted'> & { readonly isViewed: boolean },
): string {
  const goal = untouchedOccurrence(series, originalDate, zone);
  const { richThoughts, ...rest } = goal;
  const shown = withNotes ? { ...rest, richThoughts } : rest;
  return JSON.stringify({ ...shown, ...viewerPart(goal, { ...noRelations, ...relations }) });
}
