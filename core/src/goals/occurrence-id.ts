import { type DateOnly, dateOfDayNumber, dayNumberOf, isDateOnly } from '../time/date-only.ts';

/** `originalDate` is the rule's day, even if the goal was moved later. */
export interface OccurrenceOf {
  readonly id: string;
  readonly originalDate: DateOnly;
}

export type RecurrenceRef =
  | { readonly kind: 'series'; readonly id: string }
  | { readonly kind: 'occurrence'; readonly id: string; readonly originalDate: DateOnly };

const prefix = 'recurrence:';

/** Parses `recurrence:{id}` and `recurrence:{id}:{YYYY-MM-DD}`; else null. */
export function recurrenceRefFrom(text: string): RecurrenceRef | null {
  if (!text.startsWith(prefix)) return null;
  const [id = '', originalDate, ...rest] = text.slice(prefix.length).split(':');
  if (id === '' || rest.length > 0) return null;
  if (originalDate === undefined) return { kind: 'series', id };
  return isDateOnly(originalDate) ? { kind: 'occurrence', id, originalDate } : null;
}

export function seriesRef(id: string): string {
  return `${prefix}${id}`;
}

export function occurrenceRef(id: string, originalDate: DateOnly): string {
  return `${prefix}${id}:${originalDate}`;
}

const tailLength = 12;
const tailValues = 2 ** (4 * tailLength);
/** Odd, so that different days differ in the result; large, so that neighbouring days differ a lot. */
const spread = 0x5bd1e995_47n;
/** The inverse of {@link spread} modulo 2^48. */
const unspread = inverseOf(spread);

function inverseOf(odd: bigint): bigint {
  let inverse = odd;
  // Newton's method starts with three correct bits and doubles them each turn.
  for (let turn = 0; turn < 4; turn += 1) inverse = (inverse * (2n - odd * inverse)) & (2n ** 48n - 1n);
  return inverse & (2n ** 48n - 1n);
}

/**
 * Returns the id of the goal that an edited occurrence becomes, the same on every device. Combines the day
 * with the series' last 48 bits, which are random, so that series do not collide.
 *
 * @param recurrenceId a UUID
 */
export function occurrenceGoalId(recurrenceId: string, originalDate: DateOnly): string {
  // A day number of 0 would give the series' own id.
  const day = BigInt(dayNumberOf(originalDate) + 1_000_000);
  const turn = (day * spread) % BigInt(tailValues);
  const tail = BigInt(`0x${recurrenceId.slice(-tailLength)}`) ^ turn;
  return recurrenceId.slice(0, -tailLength) + tail.toString(16).padStart(tailLength, '0');
}

/** Returns null for a goal of another series. */
export function originalDateIn(recurrenceId: string, goalId: string): DateOnly | null {
  if (goalId.slice(0, -tailLength) !== recurrenceId.slice(0, -tailLength)) return null;
  const turn = BigInt(`0x${goalId.slice(-tailLength)}`) ^ BigInt(`0x${recurrenceId.slice(-tailLength)}`);
  const date = dateOfDayNumber(Number((turn * unspread) % BigInt(tailValues)) - 1_000_000);
  return occurrenceGoalId(recurrenceId, date) === goalId ? date : null;
}

/** A series and its occurrences share this part of their ids. */
export function idStem(id: string): string {
  return id.slice(0, -tailLength);
}
