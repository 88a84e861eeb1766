import { type DateOnly, dateOfDayNumber, dayNumberOf, isDateOnly } from '../time/date-only.ts';

/** An occurrence of a series. The date is the rule's, even if the goal was moved later. */
export interface OccurrenceOf {
  readonly id: string;
  readonly originalDate: DateOnly;
}

export type RecurrenceRef =
  | { readonly kind: 'series'; readonly id: string }
  | { readonly kind: 'occurrence'; readonly id: string; readonly originalDate: DateOnly };

const prefix = 'recurrence:';

/** Parses `recurrence:{id}` and `recurrence:{id}:{YYYY-MM-DD}`; null for other text. */
export function recurrenceRefFrom(text: string): RecurrenceRef | null {
  if (!text.startsWith(prefix)) return null;
  const [id = '', originalDate, ...rest] = text.slice(prefix.length).split(':');
  if (id === '' || rest.length > 0) return null;
  if (originalDate === undefined) return { kind: 'series', id };
  return isDateOnly(originalDate) ? { kind: 'occurrence', id, originalDate } : null;
}

/** Returns the reference to a series in requests and addresses. */
export function seriesRef(id: string): string {
  return `${prefix}${id}`;
}

/** Returns the reference to an untouched occurrence. */
export function occurrenceRef(id: string, originalDate: DateOnly): string {
  return `${prefix}${id}:${originalDate}`;
}

const tailLength = 12;
const tailValues = 2 ** (4 * tailLength);
/** A factor: odd, so that days map one to one; large, so that neighbouring days differ a lot. */
const spread = 0x5bd1e995_47n;
/** The inverse of {@link spread} modulo 2^48. */
const unspread = inverseOf(spread);

function inverseOf(odd: bigint): bigint {
  let inverse = odd;
  // Each turn doubles the number of correct bits, from three (Newton).
  for (let turn = 0; turn < 4; turn += 1) inverse = (inverse * (2n - odd * inverse)) & (2n ** 48n - 1n);
  return inverse & (2n ** 48n - 1n);
}

/**
 * Returns the goal id of a touched occurrence, the same on every device. The series' last 48 bits, which are random,
 * are combined with the day, so different series do not collide.
 *
 * @param recurrenceId a UUID
 */
export function occurrenceGoalId(recurrenceId: string, originalDate: DateOnly): string {
  // The number of the day is never 0, which would give an occurrence the series' id.
  const day = BigInt(dayNumberOf(originalDate) + 1_000_000);
  const turn = (day * spread) % BigInt(tailValues);
  const tail = BigInt(`0x${recurrenceId.slice(-tailLength)}`) ^ turn;
  return recurrenceId.slice(0, -tailLength) + tail.toString(16).padStart(tailLength, '0');
}

/** Returns the original date; null if the goal is no occurrence of the series. */
export function originalDateIn(recurrenceId: string, goalId: string): DateOnly | null {
  if (goalId.slice(0, -tailLength) !== recurrenceId.slice(0, -tailLength)) return null;
  const turn = BigInt(`0x${goalId.slice(-tailLength)}`) ^ BigInt(`0x${recurrenceId.slice(-tailLength)}`);
  const date = dateOfDayNumber(Number((turn * unspread) % BigInt(tailValues)) - 1_000_000);
  return occurrenceGoalId(recurrenceId, date) === goalId ? date : null;
}

/** The common prefix of a series' id and its occurrences' ids. */
export function idStem(id: string): string {
  return id.slice(0, -tailLength);
}
