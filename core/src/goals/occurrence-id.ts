import { type DateOnly, dateOfDayNumber, dayNumberOf, isDateOnly } from '../time/date-only.ts';

/** What ties a goal to its series; the date is where the rule put it, wherever it stands now. */
export interface OccurrenceOf {
  readonly id: string;
  readonly originalDate: DateOnly;
}

/** What a request or an address names when it names something that repeats. */
export type RecurrenceRef =
  | { readonly kind: 'series'; readonly id: string }
  | { readonly kind: 'occurrence'; readonly id: string; readonly originalDate: DateOnly };

const prefix = 'recurrence:';

/** Reads `recurrence:{id}` and `recurrence:{id}:{YYYY-MM-DD}`; null for anything else, a goal's own id too. */
export function recurrenceRefFrom(text: string): RecurrenceRef | null {
  if (!text.startsWith(prefix)) return null;
  const [id = '', originalDate, ...rest] = text.slice(prefix.length).split(':');
  if (id === '' || rest.length > 0) return null;
  if (originalDate === undefined) return { kind: 'series', id };
  return isDateOnly(originalDate) ? { kind: 'occurrence', id, originalDate } : null;
}

/** How a series is called. */
export function seriesRef(id: string): string {
  return `${prefix}${id}`;
}

/** How an occurrence is called that nobody has touched yet. */
export function occurrenceRef(id: string, originalDate: DateOnly): string {
  return `${prefix}${id}:${originalDate}`;
}

const tailLength = 12;
const tailValues = 2 ** (4 * tailLength);
/** Odd, so that it maps the days one to one; large, so that neighbours do not look alike. */
const spread = 0x5bd1e995_47n;
/** Times {@link spread} it is 1, among 48 bits. */
const unspread = inverseOf(spread);

function inverseOf(odd: bigint): bigint {
  let inverse = odd;
  // Each turn doubles the bits that are right, from three (Newton).
  for (let turn = 0; turn < 4; turn += 1) inverse = (inverse * (2n - odd * inverse)) & (2n ** 48n - 1n);
  return inverse & (2n ** 48n - 1n);
}

/**
 * The id that an occurrence's goal has once it is touched: the same on every device, another one for each day.
 *
 * The series' id with its last 48 bits turned by the day. Those bits are random, so ids of different series stay apart
 * as ids do.
 *
 * @param recurrenceId a UUID
 */
export function occurrenceGoalId(recurrenceId: string, originalDate: DateOnly): string {
  // Never 0, so that no occurrence has the id of its series.
  const day = BigInt(dayNumberOf(originalDate) + 1_000_000);
  const turn = (day * spread) % BigInt(tailValues);
  const tail = BigInt(`0x${recurrenceId.slice(-tailLength)}`) ^ turn;
  return recurrenceId.slice(0, -tailLength) + tail.toString(16).padStart(tailLength, '0');
}

/** The original date of the occurrence that has this id; null for the id of anything else. */
export function originalDateBehind(recurrenceId: string, goalId: string): DateOnly | null {
  if (goalId.slice(0, -tailLength) !== recurrenceId.slice(0, -tailLength)) return null;
  const turn = BigInt(`0x${goalId.slice(-tailLength)}`) ^ BigInt(`0x${recurrenceId.slice(-tailLength)}`);
  const date = dateOfDayNumber(Number((turn * unspread) % BigInt(tailValues)) - 1_000_000);
  return occurrenceGoalId(recurrenceId, date) === goalId ? date : null;
}

/** What the ids of a series' occurrences begin with, and its own. */
export function idStem(id: string): string {
  return id.slice(0, -tailLength);
}
