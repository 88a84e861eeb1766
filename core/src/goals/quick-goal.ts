import { uniqueTags } from '../tags/tags.ts';
import type { Certainty } from '../time/certainty.ts';
import type { DateOnly } from '../time/date-only.ts';
import { plusDays } from '../time/date-only.ts';
import type { DayBlock } from '../time/day-blocks.ts';
import { defaultDurationMinutes } from '../time/durations.ts';
import { dayColumn } from '../time/horizons.ts';
import { minutesPerDay } from '../time/hours.ts';
import type { Life } from '../time/periods.ts';
import type { Stretch } from '../time/found-periods.ts';
import { withoutEnds } from '../without-ends.ts';
import type { GoalColor } from './colors.ts';
import type { NamedPerson } from './found-people.ts';
import { meantMinutes, usualWorkingHours } from './quick-goal-hour.ts';
import {
  isFree,
  readDurations,
  readMarks,
  readMoments,
  readRepeats,
  type RepeatPart,
  saysMore,
} from './quick-goal-parts.ts';
import type { FoundRepeat, RepeatPlan, RepeatWish } from './quick-goal-repeat.ts';
import type { Schedule } from './schedule.ts';

export type FoundMoment =
  | (Stretch & {
      readonly kind: 'day';
      readonly date: DateOnly;
      /** The time of day that the words imply (`tonight`), in minutes. */
      readonly minutes?: number;
    })
  | (Stretch & {
      readonly kind: 'time';
      /** The next possible day. */
      readonly date: DateOnly;
      /** Minutes since midnight. `to` is null if no end is given. */
      readonly from: number;
      readonly to: number | null;
      /** Whether only an hour is given, so that `at 5` may be in the afternoon. */
      readonly isBareHour?: boolean;
      /** Whether am or pm is given, also by words such as `abends`. */
      readonly hasHalf?: boolean;
    })
  | FoundRepeat;

export interface RecognisedPart extends Stretch {
  readonly kind: 'date' | 'time' | 'duration' | 'tag' | 'repeat' | 'person' | 'color';
  readonly text: string;
  /** Identifies the part when the user rejects it; independent of its position. */
  readonly id: string;
}

/** A part that may belong to the name, so the user is asked. */
export interface LikelyPart extends RecognisedPart {
  readonly schedule: Schedule | null;
  readonly block: DayBlock | null;
  readonly minutes: number | null;
  readonly repeat: RepeatWish | null;
}

export interface QuickGoal {
  readonly name: string;
  /** With a repeat, the first occurrence. */
  readonly schedule: Schedule | null;
  /** Null without a day. */
  readonly block: DayBlock | null;
  /** The stated duration; the goal may have no block. */
  readonly minutes: number | null;
  /** A series that `wishedRecurrence` accepts. */
  readonly repeat: RepeatWish | null;
  /** The code of a person. */
  readonly assignee: string | null;
  readonly color: GoalColor | null;
  readonly tags: readonly string[];
  /** Recognised parts in line order. The rest of the line is the name. A repeat may have several parts. */
  readonly parts: readonly RecognisedPart[];
  /** Uncertain parts in line order. Accepting a part never leaves an empty name. */
  readonly likely: readonly LikelyPart[];
}

export interface QuickGoalWish {
  readonly moments: readonly FoundMoment[];
  readonly refused: ReadonlySet<string>;
  readonly accepted?: ReadonlySet<string>;
  readonly today: DateOnly;
  /** Minutes since midnight. Without them, `date` of a time tells whether it has passed today. */
  readonly now?: number;
  readonly life: Life;
  /** The goal's period if the line names none; null without a date. Times need a day. */
  readonly place: Schedule | null;
  /** People that `@name` can name; by default none. */
  readonly people?: readonly NamedPerson[];
  /** Minutes since midnight, by default 8:00 to 20:00; decides whether `at 5` is in the afternoon. */
  readonly workingHours?: DayBlock;
}

type Moments = ReturnType<typeof readMoments>;
type DatePart = Moments['dates'][number];
type TimePart = Moments['times'][number];
type Sure = RecognisedPart & { readonly certainty: Certainty };

/**
 * Parses "call mum every Friday 9:30 for 45 min #family @tom !blue" (docs/typed-words.md).
 *
 * - Of several dates or times the last counts. Past ones are ignored.
 * - A time without a date is on its next day.
 * - A time or duration stays in the name if the goal has a week or longer. So does a duration beside an end.
 * - If no name would be left, the whole line is the name.
 * - Words that are often names (`Jan`, `2049`) are only offered.
 * - A repeat that cannot be read leaves the line as it is, except for tags, people and colours.
 */
export function quickGoalOf(line: string, wish: QuickGoalWish): QuickGoal {
  const { accepted = noParts, place } = wish;
  const isTaken = ({ id, certainty }: Sure) => certainty === 'certain' || accepted.has(id);
  const marks = readMarks(line, wish);
  const { readable, blocked } = readRepeats(line, wish, marks.all);
  const wanted = readable.findLast(isTaken);
  const unread = readable.filter((part) => part !== wanted && isTaken(part));
  const isReadable = !saysMore(
    line,
    // `um 8 Uhr abends` is a time.
    [...blocked.filter((part) => !unread.some((one) => one === part)), ...wish.moments.filter(isTime)],
  );
  const edges = wanted?.edges.filter(({ id }) => !wish.refused.has(id)) ?? [];
  const found = isReadable
    ? readMoments(line, wish, [...blocked, ...edges, ...marks.all], wanted ? [wanted, ...edges] : [])
    : { dates: [], times: [] };
  const stated = found.dates.findLast(isTaken);
  const plan =
    wanted && isReadable ? planned(wanted, edges, stated, found.times.findLast(isTaken), wish) : null;
  const isLost = !isReadable || (wanted !== undefined && plan === null);

  const { dates, times } = isLost ? { dates: [], times: [] } : found;
  const date = dates.findLast(isTaken);
  const base = plan?.schedule ?? date?.schedule ?? place;
  const mayHaveTime = base === null || base.columnId === dayColumn;
  const freeTimes = times.filter((time) => !date || isFree(time, [date]));
  const time = mayHaveTime ? freeTimes.findLast(isTaken) : undefined;
  const repeat = plan && wanted ? [wanted, ...edges] : [];
  const beside = [...(date ? [date] : []), ...(time ? [time] : []), ...repeat, ...marks.taken];
  const durations = isLost || !mayHaveTime || time?.to ? [] : readDurations(line, wish, beside);
  const duration = durations.findLast(isTaken);
  const taken = [...beside, ...(duration ? [duration] : [])];
  const name = withoutStretches(line, taken);
  if (name === '') return { ...nothing, name: line.trim() };

  const minutes = duration?.minutes ?? null;
  const implied = (plan ? wanted?.found.minutes : null) ?? date?.minutes ?? null;
  const meant = time ? meantTime(time, base, implied, wish, plan !== null) : null;
  const block = meant
    ? blockFrom(meant.from, meant.to, minutes)
    : implied === null || !mayHaveTime
      ? null
      : blockFrom(implied, null, minutes);
  const likely = [
    ...(date ? [] : dates.map((part) => offer(part, { schedule: part.schedule, block: impliedBlock(part) }))),
    ...(time || !mayHaveTime
      ? []
      : freeTimes
          .filter((part) => !isTaken(part))
          .map((part) => {
            const { from, to } = meantTime(part, base, implied, wish, plan !== null);
            return offer(part, { block: blockFrom(from, to, minutes) });
          })),
    ...(duration ? [] : durations.map((part) => offer(part, { minutes: part.minutes }))),
    ...(wanted || isLost
      ? []
      : readable.flatMap((part) => {
          const offered = planned(part, part.edges, date, time, wish);
          return offered ? [offer(part, offered)] : [];
        })),
  ];
  return {
    name,
    schedule: plan?.schedule ?? date?.schedule ?? (meant && scheduleOfTime(meant, place, wish)),
    block,
    minutes,
    repeat: plan?.repeat ?? null,
    assignee: marks.person?.code ?? null,
    color: marks.color?.color ?? null,
    tags: uniqueTags(marks.tags.map(({ tag }) => tag)),
    parts: inOrder(taken.map(plainPart)),
    likely: inOrder(likely.filter((part) => withoutStretches(line, [...taken, part]) !== '')),
  };
}

const isTime = ({ kind }: FoundMoment): boolean => kind === 'time';

const noParts: ReadonlySet<string> = new Set();

const nothing = {
  schedule: null,
  block: null,
  minutes: null,
  repeat: null,
  assignee: null,
  color: null,
  tags: [],
  parts: [],
  likely: [],
} satisfies Omit<QuickGoal, 'name'>;

const plainPart = ({ kind, start, end, text, id }: RecognisedPart): RecognisedPart => ({
  kind,
  start,
  end,
  text,
  id,
});

const offer = (
  part: RecognisedPart,
  gives: Partial<Pick<LikelyPart, 'schedule' | 'block' | 'minutes' | 'repeat'>>,
): LikelyPart => ({ ...plainPart(part), schedule: null, block: null, minutes: null, repeat: null, ...gives });

const inOrder = <P extends Stretch>(parts: readonly P[]): readonly P[] =>
  parts.toSorted((one, other) => one.start - other.start);

const impliedBlock = ({ minutes }: DatePart): DayBlock | null =>
  minutes === null ? null : blockFrom(minutes, null, null);

/** The series from its first occurrence; from the next one if the time of day has passed today. */
function planned(
  { found }: RepeatPart,
  edges: readonly Stretch[],
  date: DatePart | undefined,
  time: TimePart | undefined,
  wish: QuickGoalWish,
): RepeatPlan | null {
  const { today, life, place } = wish;
  const counted = found.edges.filter(({ start }) => edges.some((edge) => edge.start === start));
  const base = { schedule: date?.schedule ?? place, today, life };
  const plan = found.planOf({ ...base, isTodayOver: false }, counted);
  if (plan === null || plan.schedule.columnId !== dayColumn || plan.schedule.dueDate !== today) return plan;
  const hasPassed = time
    ? meantTime(time, null, found.minutes, wish, true).hasPassed
    : found.minutes !== null && wish.now !== undefined && found.minutes < wish.now;
  return hasPassed ? found.planOf({ ...base, isTodayOver: true }, counted) : plan;
}

interface MeantTime {
  readonly from: number;
  readonly to: number | null;
  /** Whether today is past this time. */
  readonly hasPassed: boolean;
}

/**
 * @param implied minutes of a word such as `tonight`, which decides between morning and evening
 * @param isRepeat a repeat has the same hour at any time of today
 */
function meantTime(
  time: TimePart,
  day: Schedule | null,
  implied: number | null,
  { today, now, workingHours = usualWorkingHours }: QuickGoalWish,
  isRepeat: boolean,
): MeantTime {
  const isToday = day === null || day.dueDate === today;
  const passed = now ?? (time.date > today ? time.from + 1 : null);
  const isAfternoon = implied !== null && implied >= noon && time.from < noon && time.hasHalf !== true;
  const from = isAfternoon
    ? time.from + noon
    : time.isBareHour === true && implied === null
      ? meantMinutes(time.from, workingHours, isToday && !isRepeat ? passed : null)
      : time.from;
  const to = time.to !== null && from !== time.from && time.to <= noon ? time.to + noon : time.to;
  return { from, to, hasPassed: now === undefined ? from === time.from && time.date > today : from < now };
}

const noon = 720;

/** A time without a date is today, or tomorrow if it has passed; null if the place has another day. */
function scheduleOfTime(
  { hasPassed }: MeantTime,
  place: Schedule | null,
  { today }: QuickGoalWish,
): Schedule | null {
  if (place !== null && place.dueDate !== today) return null;
  return { columnId: dayColumn, dueDate: hasPassed ? plusDays(today, 1) : today };
}

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
  const joined = oneSpaced.replace(/ (?=[,;.!?](?: |$)|\))/gu, '').replace(/\( ?\)/gu, '');
  return withoutEnds(withoutEnds(joined, ' ,;').replace(/^[:–—-] /u, ''), ' ,;');
}
