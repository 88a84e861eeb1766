import { tagStretches } from '../tags/tags.ts';
import {
  type Certainty,
  dayCertainty,
  durationCertainty,
  periodCertainty,
  saysRepeat,
  timeCertainty,
  weekdayWithDay,
} from '../time/certainty.ts';
import { dayColumn } from '../time/horizons.ts';
import { durationsIn } from '../time/found-durations.ts';
import { periodsIn, type Stretch, withoutOverlaps } from '../time/found-periods.ts';
import { dueDateOf, isPastDue as hasEnded } from '../time/periods.ts';
import { colorsIn } from './found-colors.ts';
import { peopleIn } from './found-people.ts';
import type { FoundMoment, QuickGoalWish, RecognisedPart } from './quick-goal.ts';
import type { FoundRepeat } from './quick-goal-repeat.ts';
import type { Schedule } from './schedule.ts';

type Sure = { readonly certainty: Certainty };

export const partOf = (
  line: string,
  kind: RecognisedPart['kind'],
  { start, end }: Stretch,
): RecognisedPart => {
  const text = line.slice(start, end);
  return { kind, start, end, text, id: `${kind}:${text.toLowerCase()}` };
};

export const overlap = (one: Stretch, other: Stretch): boolean =>
  one.start < other.end && other.start < one.end;

export const isFree = (stretch: Stretch, taken: readonly Stretch[]): boolean =>
  taken.every((other) => !overlap(stretch, other));

const isRightBehind = (line: string, end: number, { start }: Stretch) =>
  end <= start && /^[\s,]*$/u.test(line.slice(end, start));

const touch = (line: string, one: Stretch, other: Stretch): boolean =>
  isRightBehind(line, one.end, other) || isRightBehind(line, other.end, one);

/** Finds tags, people and colours: words behind a sign. */
export function readMarks(line: string, { refused, people = [] }: QuickGoalWish) {
  const keep = ({ id }: RecognisedPart) => !refused.has(id);
  const all = tagStretches(line);
  const tags = all.map((tag) => ({ ...partOf(line, 'tag', tag), tag: tag.tag })).filter(keep);
  const person = peopleIn(line, people)
    .filter((found) => isFree(found, all))
    .map((found) => ({ ...partOf(line, 'person', found), code: found.code }))
    .findLast(keep);
  const color = colorsIn(line)
    .filter((found) => isFree(found, all))
    .map((found) => ({ ...partOf(line, 'color', found), color: found.color }))
    .findLast(keep);
  const signs = [...(person ? [person] : []), ...(color ? [color] : [])];
  return { tags, person, color, taken: [...tags, ...signs], all: [...all, ...signs] };
}

export interface RepeatPart extends RecognisedPart, Sure {
  readonly found: FoundRepeat;
  readonly edges: readonly RecognisedPart[];
}

/**
 * Finds repeats. `readable` are those the user has not rejected; `blocked` are words that give no date.
 */
export function readRepeats(line: string, wish: QuickGoalWish, marks: readonly Stretch[]) {
  const { moments, refused } = wish;
  const found = moments
    .filter((moment): moment is FoundRepeat => moment.kind === 'repeat')
    .filter((repeat) => isFree(repeat, marks))
    .map((repeat): RepeatPart => ({
      ...partOf(line, 'repeat', repeat),
      certainty: repeat.certainty,
      found: repeat,
      edges: repeat.edges.filter((edge) => isFree(edge, marks)).map((edge) => partOf(line, 'repeat', edge)),
    }));
  const isRefused = ({ id }: RecognisedPart) => refused.has(id);
  return {
    readable: found.filter((part) => !isRefused(part)),
    blocked: found.flatMap((part) =>
      isRefused(part) ? [part, ...part.edges] : [part, ...part.edges.filter(isRefused)],
    ),
  };
}

/** Whether words outside of the stretches describe a repeat. */
export function saysMore(line: string, stretches: readonly Stretch[]): boolean {
  let rest = line;
  for (const { start, end } of stretches)
    rest = `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`;
  return saysRepeat(rest);
}

/**
 * Finds dates and times, except rejected and past ones and those inside a longer word.
 *
 * @param blocked words that are not dates
 * @param repeats parts of the taken repeat, beside which a time is sure
 */
export function readMoments(
  line: string,
  wish: QuickGoalWish,
  blocked: readonly Stretch[],
  repeats: readonly Stretch[],
) {
  const { moments, refused, today, life } = wish;
  const kept = (part: RecognisedPart & Sure) =>
    part.certainty !== 'none' && !refused.has(part.id) && isFree(part, blocked);
  const clocks = moments.filter((moment) => moment.kind === 'time');
  const periods = periodsIn(line, { today, life }).map(({ start, end, period }) => ({
    start,
    end,
    schedule: { columnId: period.columnId, dueDate: dueDateOf(period) } satisfies Schedule,
    minutes: null,
    certainty: periodCertainty(line, { start, end }, period.columnId),
  }));
  const days = moments
    .filter((moment) => moment.kind === 'day')
    .map((moment) => dayPart(line, moment, clocks, wish));
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
        [...repeats, ...dates.filter(({ certainty }) => certainty === 'certain')].some((part) =>
          touch(line, part, found),
        ),
      ),
    }))
    .filter(kept);
  return { dates, times };
}

function dayPart(
  line: string,
  moment: FoundMoment & { readonly kind: 'day' },
  clocks: readonly Stretch[],
  { today }: QuickGoalWish,
) {
  const longer = weekdayWithDay(line, moment, today);
  const { start, end, date } = longer ?? moment;
  const besideTime = clocks.some((clock) => touch(line, clock, moment));
  const sure = dayCertainty(line, { start, end }, besideTime);
  return {
    start,
    end,
    schedule: { columnId: dayColumn, dueDate: date } satisfies Schedule,
    minutes: moment.minutes ?? null,
    certainty: longer && !longer.isNear && sure === 'certain' ? ('likely' as const) : sure,
  };
}

/** @param beside taken parts of the line, which do not belong to the name */
export function readDurations(line: string, { refused }: QuickGoalWish, beside: readonly Stretch[]) {
  let rest = line;
  for (const { start, end } of beside)
    rest = `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`;
  const isEmpty = (text: string) => !/[\p{L}\p{N}]/u.test(text);
  return durationsIn(line)
    .filter((found) => isFree(found, beside))
    .map((found) => ({
      ...partOf(line, 'duration', found),
      minutes: found.minutes,
      certainty: durationCertainty(line, found, {
        isAtStart: isEmpty(rest.slice(0, found.start)),
        isAtEnd: isEmpty(rest.slice(found.end)),
      }),
    }))
    .filter(({ id, certainty }) => certainty !== 'none' && !refused.has(id));
}
