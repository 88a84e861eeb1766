import { tagStretches, uniqueTags } from '../tags/tags.ts';
import type { DateOnly } from '../time/date-only.ts';
import type { DayBlock } from '../time/day-blocks.ts';
import { defaultDurationMinutes } from '../time/durations.ts';
import { dayColumn } from '../time/horizons.ts';
import { minutesPerDay } from '../time/hours.ts';
import { dueDateOf, isPastDue as hasEnded, type Life } from '../time/periods.ts';
import { saidDurations } from '../time/said-durations.ts';
import { saidPeriods, type Stretch, withoutOverlaps } from '../time/said-periods.ts';
import { withoutEnds } from '../without-ends.ts';
import type { Schedule } from './schedule.ts';

/** What a parser of days and times has read in a text. */
export type SaidMoment = Stretch &
  (
    | { readonly kind: 'day'; readonly date: DateOnly }
    /** A time of day, with the day it comes next; an end that is not said is null. Minutes since midnight. */
    | { readonly kind: 'time'; readonly date: DateOnly; readonly from: number; readonly to: number | null }
  );

/** A piece of a typed line that is more than words. */
export interface RecognisedPart extends Stretch {
  readonly kind: 'date' | 'time' | 'duration' | 'tag';
  /** As it stands in the line. */
  readonly text: string;
  /** By what it can be refused: it means the same in another place of the line. */
  readonly id: string;
}

/** A goal as a typed line describes it. */
export interface QuickGoal {
  readonly name: string;
  /** Null when the line says no date. */
  readonly schedule: Schedule | null;
  /** Only ever with a day. */
  readonly block: DayBlock | null;
  /** What the line says of how long the block lasts, in minutes; null when it says nothing. */
  readonly minutes: number | null;
  readonly tags: readonly string[];
  /** In the order of the line; the rest of it is the name. */
  readonly parts: readonly RecognisedPart[];
}

interface QuickGoalWish {
  readonly moments: readonly SaidMoment[];
  /** The ids of the parts that shall stay words. */
  readonly refused: ReadonlySet<string>;
  readonly today: DateOnly;
  readonly life: Life;
  /** What the goal is planned for when the line says nothing: a time belongs to a day only. */
  readonly place: Schedule;
}

/**
 * Reads "call mum tomorrow 9:30 for 45 min #family": the date, the time, how long it lasts and the tags leave the name.
 *
 * Of several dates or times the last one counts; what is over does not. A time without a date is of the day it comes next,
 * and beside a week or longer it stays a word. So does how long something lasts without a time, or beside one that says its
 * end: a goal keeps no estimate. A line that would leave no name is a name as a whole.
 */
export function quickGoalOf(
  line: string,
  { moments, refused, today, life, place }: QuickGoalWish,
): QuickGoal {
  const part = (kind: RecognisedPart['kind'], { start, end }: Stretch): RecognisedPart => {
    const text = line.slice(start, end);
    return { kind, start, end, text, id: `${kind}:${text.toLowerCase()}` };
  };
  const tags = tagStretches(line)
    .map((tag) => ({ ...part('tag', tag), tag: tag.tag }))
    .filter(({ id }) => !refused.has(id));
  const free = (stretch: Stretch) =>
    tagStretches(line).every((tag) => stretch.end <= tag.start || tag.end <= stretch.start);
  const periods = saidPeriods(line, { today, life }).map(({ start, end, period }) => ({
    start,
    end,
    schedule: { columnId: period.columnId, dueDate: dueDateOf(period) } satisfies Schedule,
  }));
  const days = moments
    .filter((moment) => moment.kind === 'day')
    .map(({ start, end, date }) => ({
      start,
      end,
      schedule: { columnId: dayColumn, dueDate: date } satisfies Schedule,
    }));
  const date = withoutOverlaps([...periods, ...days])
    .filter(free)
    .filter(({ schedule }) => !hasEnded(schedule.columnId, schedule.dueDate, today))
    .map((said) => ({ ...part('date', said), schedule: said.schedule }))
    .findLast(({ id }) => !refused.has(id));
  const base = date?.schedule ?? place;
  const time = moments
    .filter((moment) => moment.kind === 'time')
    .filter(free)
    .filter((said) => !date || said.end <= date.start || date.end <= said.start)
    .map((said) => ({ ...part('time', said), said }))
    .findLast(({ id }) => !refused.has(id));
  const takesTime = time !== undefined && base.columnId === dayColumn;
  const beside = [...(date ? [date] : []), ...(takesTime ? [time] : [])];
  const duration = saidDurations(line)
    .filter(free)
    .filter((said) => beside.every(({ start, end }) => said.end <= start || end <= said.start))
    .filter((said) => said.isLed || beside.some(({ end }) => isRightBehind(line, end, said)))
    .map((said) => ({ ...part('duration', said), minutes: said.minutes }))
    .findLast(({ id }) => !refused.has(id));
  const takesDuration = duration !== undefined && takesTime && time.said.to === null;
  const taken = [...beside, ...(takesDuration ? [duration] : []), ...tags];
  const name = withoutStretches(line, taken);
  if (name === '')
    return { name: line.trim(), schedule: null, block: null, minutes: null, tags: [], parts: [] };
  const minutes = takesDuration ? duration.minutes : null;
  const schedule =
    date?.schedule ??
    // Nine o'clock is over today, so it is tomorrow's.
    (takesTime && place.dueDate === today ? { columnId: dayColumn, dueDate: time.said.date } : null);
  return {
    name,
    schedule,
    block: takesTime ? blockFrom(time.said.from, time.said.to, minutes) : null,
    minutes,
    tags: uniqueTags(tags.map(({ tag }) => tag)),
    parts: taken
      .map(({ kind, start, end, text, id }) => ({ kind, start, end, text, id }))
      .toSorted((one, other) => one.start - other.start),
  };
}

/** `9:30 45m`: nothing but spaces and a comma stands between. */
const isRightBehind = (line: string, end: number, { start }: Stretch) =>
  end <= start && /^[\s,]*$/u.test(line.slice(end, start));

function blockFrom(from: number, to: number | null, minutes: number | null): DayBlock {
  // Until after midnight is until midnight: a goal belongs to one day.
  if (to === null) return { from, to: Math.min(minutesPerDay, from + (minutes ?? defaultDurationMinutes)) };
  return { from, to: to > from ? to : minutesPerDay };
}

/** A line without some stretches, and without the spaces and commas that stood around them. */
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
