import { type DateOnly, dayNumberFrom, minusDays } from './date-only.ts';

/** Milliseconds since 1 January 1970 UTC. */
export type EpochMs = number;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(zone, formatter);
  }
  return formatter;
}

export function isZone(zone: string): boolean {
  try {
    formatterOf(zone);
    return true;
  } catch {
    return false;
  }
}

export interface WallTime {
  readonly date: DateOnly;
  /** Minutes since midnight, 0 to 1439; repeated in a repeated hour. */
  readonly minutes: number;
}

/** @throws RangeError for an unknown zone */
export function wallTimeAt(moment: EpochMs, zone: string): WallTime {
  // Intl is 20 times slower than Temporal, and its first call takes as long as drawing a day.
  return typeof Temporal === 'undefined' ? wallTimeByIntl(moment, zone) : wallTimeByTemporal(moment, zone);
}

function wallTimeByTemporal(moment: EpochMs, zone: string): WallTime {
  const { year, month, day, hour, minute } = Temporal.Instant.fromEpochMilliseconds(
    Math.floor(moment),
  ).toZonedDateTimeISO(zone);
  const digits = (number: number, count: number) => String(number).padStart(count, '0');
  return { date: `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`, minutes: hour * 60 + minute };
}

export function wallTimeByIntl(moment: EpochMs, zone: string): WallTime {
  const parts = { year: '', month: '', day: '', hour: '', minute: '' };
  for (const { type, value } of formatterOf(zone).formatToParts(moment)) {
    if (type in parts) parts[type as keyof typeof parts] = value;
  }
  return {
    date: `${parts.year.padStart(4, '0')}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

/**
 * Returns the moment at which a clock in `zone` shows `date` and `minutes`. In a skipped hour, the moment is
 * after the change; in a repeated hour, the first of both moments.
 */
export function momentOf(date: DateOnly, minutes: number, zone: string): EpochMs {
  const asIfUtc = Date.parse(`${date}T00:00:00.000Z`) + minutes * 60_000;
  const before = asIfUtc - offsetMsAt(asIfUtc - 86_400_000, zone);
  const after = asIfUtc - offsetMsAt(asIfUtc + 86_400_000, zone);
  for (const candidate of before <= after ? [before, after] : [after, before]) {
    if (asIfUtc - offsetMsAt(candidate, zone) === candidate) return candidate;
  }
  // No clock shows this time. The offset before the change gives the moment after it.
  return before;
}

function offsetMsAt(moment: EpochMs, zone: string): number {
  const wall = wallTimeAt(moment, zone);
  // On the last supported day, a clock may show a year of five digits, which no date text can have.
  const [year, month, day] = wall.date.split('-').map(Number) as [number, number, number];
  const wallAsUtc = (dayNumberFrom(year, month, day) * 1_440 + wall.minutes) * 60_000;
  return wallAsUtc - Math.floor(moment / 60_000) * 60_000;
}

/**
 * Returns the user's day by the wall clock (docs/product.md, "Days and zones").
 *
 * @param dayEndsAtHour 0 to 6: until this hour, the night belongs to the day before
 */
export function todayIn(zone: string, moment: EpochMs, dayEndsAtHour = 0): DateOnly {
  const { date, minutes } = wallTimeAt(moment, zone);
  return minutes < dayEndsAtHour * 60 ? minusDays(date, 1) : date;
}
