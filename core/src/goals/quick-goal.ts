import { tagStretches, uniqueTags } from '../tags/tags.ts';
import {
  type Certainty,
  dayCertainty,
  periodCertainty,
  saysRepeat,
  timeCertainty,
  weekdayWithDay,
} from '../time/certainty.ts';
import type { DateOnly } from '../time/date-only.ts';
import type { DayBlock } from '../time/day-blocks.ts';
import { defaultDurationMinutes } from '../time/durations.ts';
import { dayColumn } from '../time/horizons.ts';
import { minutesPerDay } from '../time/hours.ts';
import { dueDateOf, isPastDue as hasEnded, type Life } from '../time/periods.ts';
import { durationsIn } from '../time/found-durations.ts';
import { periodsIn, type Stretch, withoutOverlaps } from '../time/found-periods.ts';
import { withoutEnds } from '../without-ends.ts';
import type { Schedule } from './schedule.ts';

export type FoundMoment = Stretch &
  (
    | { readonly kind: 'day'; readonly date: DateOnly }
    /** `date` is the next possible day; minutes since midnight. `to` is null if no end is given. */
    | { readonly kind: 'time'; readonly date: DateOnly; readonly from: number; readonly to: number | null }
  );

export interface RecognisedPart extends Stretch {
  readonly kind: 'date' | 'time' | 'duration' | 'tag';
  readonly text: string;
  /** Identifies the part when the user rejects it; independent of its position. */
  readonly id: string;
}

/** A part that may belong to the name, so the user is asked. */
export interface LikelyPart extends RecognisedPart {
  readonly schedule: Schedule | null;
  readonly block: DayBlock | null;
}

export interface QuickGoal {
  readonly name: string;
  readonly schedule: Schedule | null;
  /** Null without a day. */
  readonly block: DayBlock | null;
  readonly minutes: number | null;
  readonly tags: readonly string[];
  /** Recognised parts in line order. The rest of the line is the name. */
  readonly parts: readonly RecognisedPart[];
  /** Uncertain parts in line order. Accepting a part never leaves an empty name. */
  readonly likely: readonly LikelyPart[];
}

interface QuickGoalWish {
  readonly moments: readonly FoundMoment[];
  readonly refused: ReadonlySet<string>;
  readonly accepted?: ReadonlySet<string>;
  readonly today: DateOnly;
  readonly life: Life;
  /** The goal's period if the line names none. Times need a day. */
  readonly place: Schedule;
}

/**
 * Parses "call mum tomorrow 9:30 for 45 min #family".
 *
 * - Of several dates or times the last counts. Past ones are ignored.
 * - A time without a date is on its next day.
 * - A time stays in the name if the goal has a week or longer. So does a duration without a time, or beside
 *   an end.
 * - If no name would be left, the whole line is the name.
 * - Words that are often names (`Jan`, `2049`) are only offered, as is everything in a line with `every`.
 */
export function quickGoalOf(line: string, wish: QuickGoalWish): QuickGoal {
  const { refused, today, place, accepted = noParts } = wish;
  const tags = tagStretches(line)
    .map((tag) => ({ ...partOf(line, 'tag', tag), tag: tag.tag }))
    .filter(({ id }) => !refused.has(id));
  const { dates, times } = readParts(line, wish);
  const isTaken = ({ id, certainty }: { readonly id: string; readonly certainty: Certainty }) =>
    certainty === 'certain' || accepted.has(id);

  const date = dates.findLast(isTaken);
  const base = date?.schedule ?? place;
  const freeTimes = times.filter((time) => !date || !overlap(time, date));
  const time = freeTimes.findLast(isTaken);
  const takesTime = time !== undefined && base.columnId === dayColumn;
  const beside: readonly RecognisedPart[] = [...(date ? [date] : []), ...(takesTime ? [time] : [])];
  const durations = durationsIn(line)
    .filter((found) => tagStretches(line).every((tag) => !overlap(found, tag)))
    .filter((found) => beside.every((other) => !overlap(found, other)))
    .filter((found) => found.isLed || beside.some(({ end }) => isRightBehind(line, end, found)))
    .map((found) => ({
      ...partOf(line, 'duration', found),
      minutes: found.minutes,
      // `9:30 45 minutes stretch` may be a name; `9:30 45m` is not.
      isCertain:
        found.isLed ||
        [...beside, ...tags, { start: line.length, end: line.length }].some((part) =>
          isRightBehind(line, found.end, part),
        ),
    }))
    .filter(({ id }) => !refused.has(id));
  const duration = durations.findLast(({ isCertain }) => isCertain);
  const takesDuration = duration !== undefined && takesTime && time.to === null;
  const taken = [...beside, ...(takesDuration ? [duration] : []), ...tags];
  const name = withoutStretches(line, taken);
  if (name === '')
    return {
      name: line.trim(),
      schedule: null,
      block: null,
      minutes: null,
      tags: [],
      parts: [],
      likely: [],
    };
  const minutes = takesDuration ? duration.minutes : null;
  const schedule =
    date?.schedule ??
    // A time that has passed today is tomorrow's.
    (takesTime && place.dueDate === today ? { columnId: dayColumn, dueDate: time.date } : null);
  const offers: readonly LikelyPart[] = [
    ...(date ? [] : dates.map((part) => ({ ...plainPart(part), schedule: part.schedule, block: null }))),
    ...(takesTime || base.columnId !== dayColumn
      ? []
      : freeTimes
          .filter((part) => !isTaken(part))
          .map((part) => ({
            ...plainPart(part),
            schedule: null,
            block: blockFrom(part.from, part.to, minutes),
          }))),
  ];
  return {
    name,
    schedule,
    block: takesTime ? blockFrom(time.from, time.to, minutes) : null,
    minutes,
    tags: uniqueTags(tags.map(({ tag }) => tag)),
    parts: taken.map(plainPart).toSorted((one, other) => one.start - other.start),
    likely: offers
      .filter((offer) => withoutStretches(line, [...taken, offer]) !== '')
      .toSorted((one, other) => one.start - other.start),
  };
}

const noParts: ReadonlySet<string> = new Set();

const partOf = (line: string, kind: RecognisedPart['kind'], { start, end }: Stretch): RecognisedPart => {
  const text = line.slice(start, end);
  return { kind, start, end, text, id: `${kind}:${text.toLowerCase()}` };
};

const plainPart = ({ kind, start, end, text, id }: RecognisedPart): RecognisedPart => ({
  kind,
  start,
  end,
  text,
  id,
});

const overlap = (one: Stretch, other: Stretch): boolean => one.start < other.end && other.start < one.end;

const touch = (line: string, one: Stretch, other: Stretch): boolean =>
  isRightBehind(line, one.end, other) || isRightBehind(line, other.end, one);

/** Finds dates and times, except rejected and past ones and those inside a longer word. */
function readParts(line: string, { moments, refused, today, life }: QuickGoalWish) {
  const tags = tagStretches(line);
  const repeats = saysRepeat(line);
  const kept = (part: RecognisedPart & { readonly certainty: Certainty }) =>
    part.certainty !== 'none' && !refused.has(part.id) && tags.every((tag) => !overlap(part, tag));
  const clocks = moments.filter((moment) => moment.kind === 'time');
  const periods = periodsIn(line, { today, life }).map(({ start, end, period }) => ({
    start,
    end,
    schedule: { columnId: period.columnId, dueDate: dueDateOf(period) } satisfies Schedule,
    certainty: periodCertainty(line, { start, end }, period.columnId),
  }));
  const days = moments
    .filter((moment) => moment.kind === 'day')
    .map((moment) => {
      const longer = weekdayWithDay(line, moment, today);
      const { start, end, date } = longer ?? moment;
      const besideTime = clocks.some((clock) => touch(line, clock, moment));
      const sure = dayCertainty(line, { start, end }, besideTime);
      return {
        start,
        end,
        schedule: { columnId: dayColumn, dueDate: date } satisfies Schedule,
        certainty: longer && !longer.isNear && sure === 'certain' ? ('likely' as const) : sure,
      };
    });
  const dates = withoutOverlaps([...periods, ...days])
    .filter(({ schedule }) => !hasEnded(schedule.columnId, schedule.dueDate, today))
    .map((found) => ({ ...found, ...partOf(line, 'date', found) }))
    .filter(kept);
  const times = clocks
    .map((found) => ({
      ...found,
      ...partOf(line, 'time', found),
      certainty: timeCertainty(
        line,
        found,
        dates.some((date) => date.certainty === 'certain' && touch(line, date, found)),
      ),
    }))
    .filter(kept);
  if (!repeats) return { dates, times };
  // A date from `every Friday` would make a single goal, no repeat.
  return { dates: [], times: [] };
}

const isRightBehind = (line: string, end: number, { start }: Stretch) =>
  end <= start && /^[\s,]*$/u.test(line.slice(end, start));

function blockFrom(from: number, to: number | null, minutes: number | null): DayBlock {
  // A goal's time ends at midnight at the latest.
  if (to === null) return { from, to: Math.min(minutesPerDay, from + (minutes ?? defaultDurationMinutes)) };
  return { from, to: to > from ? to : minutesPerDay };
}

function withoutStretches(line: string, stretches: readonly Stretch[]): string {
  let rest = '';
  let at = 0;
  for (const { start, end } of stretches.toSorted((one, other) => one.start - other.start)) {
    rest += `${line.slice(at, start)} `;
    at = end;
  }
  if (stretches.length === 0) return line.trim();
  const oneSpaced = (rest + line.slice(at)).replace(/\s+/gu, ' ');
  return withoutEnds(oneSpaced.replace(/ (?=[,;.!?](?: |$))/gu, ''), ' ,;');
}
