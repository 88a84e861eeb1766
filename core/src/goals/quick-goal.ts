import { tagStretches, uniqueTags } from '../tags/tags.ts';
import type { DateOnly } from '../time/date-only.ts';
import type { DayBlock } from '../time/day-blocks.ts';
import { defaultDurationMinutes } from '../time/durations.ts';
import { dayColumn } from '../time/horizons.ts';
import { minutesPerDay } from '../time/hours.ts';
import { dueDateOf, isPastDue as hasEnded, type Life } from '../time/periods.ts';
import { saidPeriods, type Stretch, withoutOverlaps } from '../time/said-periods.ts';
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
  readonly kind: 'date' | 'time' | 'tag';
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
 * Reads "call mum tomorrow 9:30 #family": the date, the time and the tags leave the name.
 *
 * Of several dates or times the last one counts; what is over does not. A time without a date is of the day it comes next,
 * and beside a week or longer it stays a word. A line that would leave no name is a name as a whole.
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
  const taken = [...(date ? [date] : []), ...(takesTime ? [time] : []), ...tags];
  const name = withoutStretches(line, taken);
  if (name === '') return { name: line.trim(), schedule: null, block: null, tags: [], parts: [] };
  const schedule =
    date?.schedule ??
    // Nine o'clock is over today, so it is tomorrow's.
    (takesTime && place.dueDate === today ? { columnId: dayColumn, dueDate: time.said.date } : null);
  return {
    name,
    schedule,
    block: takesTime ? blockFrom(time.said.from, time.said.to) : null,
    tags: uniqueTags(tags.map(({ tag }) => tag)),
    parts: taken
      .map(({ kind, start, end, text, id }) => ({ kind, start, end, text, id }))
      .toSorted((one, other) => one.start - other.start),
  };
}

function blockFrom(from: number, to: number | null): DayBlock {
  // Until after midnight is until midnight: a goal belongs to one day.
  if (to === null) return { from, to: Math.min(minutesPerDay, from + defaultDurationMinutes) };
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
  return stretches.length === 0
    ? line.trim()
    : (rest + line.slice(at))
        .replace(/\s+/gu, ' ')
        .replace(/\s+(?=[,;.!?](?:\s|$))/gu, '')
        .replace(/^[\s,;]+|[\s,;]+$/gu, '');
}
