import { type DateOnly, plusDays } from '../time/date-only.ts';
import { type EpochMs, momentOf, todayIn, wallTimeAt } from '../time/zones.ts';
import type { GoalEdit, GoalFields } from './goal.ts';
import { instantAt } from './schedule.ts';

/** The acts of the links in a mail about a goal with a time. */
export const linkActs = ['done', 'hour', 'tomorrow'] as const;

export type LinkAct = (typeof linkActs)[number];

/** `moved`: the goal does not begin any more when it did as the mail was written. */
export const linkStates = ['open', 'done', 'moved'] as const;

export type LinkState = (typeof linkStates)[number];

const hourMs = 3_600_000;
const longestLinkMs = 7 * 24 * hourMs;

/** @param startsAt when the goal began as the mail was written */
export function hasLinkEnded(startsAt: EpochMs, now: EpochMs): boolean {
  return now > startsAt + longestLinkMs;
}

type LinkedFields = Pick<GoalFields, 'doneDate' | 'datetimeFr' | 'datetimeTo'>;

/** A goal can be done whatever its time. */
export function linkState(act: LinkAct, goal: LinkedFields, startsAt: EpochMs): LinkState {
  if (goal.doneDate !== null) return 'done';
  if (act === 'done') return 'open';
  return goal.datetimeFr !== null && Date.parse(goal.datetimeFr) === startsAt ? 'open' : 'moved';
}

export interface LinkMoment {
  readonly now: EpochMs;
  /** IANA name. */
  readonly zone: string;
  readonly dayEndsAtHour: number;
}

/**
 * Returns the edit of an act on an open goal.
 *
 * - `hour`: an hour after its start, or after now if that is over.
 * - `tomorrow`: the same wall time on the day after its own, or after today if that is later.
 */
export function linkEdit(act: LinkAct, goal: LinkedFields, moment: LinkMoment): GoalEdit {
  const { now, zone, dayEndsAtHour } = moment;
  const today = todayIn(zone, now, dayEndsAtHour);
  if (act === 'done' || goal.datetimeFr === null) return { doneDate: today };
  const from = Date.parse(goal.datetimeFr);
  const length = goal.datetimeTo === null ? hourMs : Date.parse(goal.datetimeTo) - from;
  const start = act === 'hour' ? hourAfter(from, now) : dayAfter(from, today, moment);
  return {
    dueDate: wallTimeAt(start, zone).date,
    datetimeFr: instantAt(start),
    datetimeTo: instantAt(start + length),
  };
}

/** After now, the start is a multiple of five minutes. */
function hourAfter(from: EpochMs, now: EpochMs): EpochMs {
  const stepMs = 5 * 60_000;
  return from + hourMs > now ? from + hourMs : Math.ceil(now / stepMs) * stepMs + hourMs;
}

function dayAfter(from: EpochMs, today: DateOnly, { now, zone }: LinkMoment): EpochMs {
  const { date, minutes } = wallTimeAt(from, zone);
  // A clock shows whole minutes, so the seconds of the start are added.
  const startOn = (day: DateOnly) => momentOf(day, minutes, zone) + (from % 60_000);
  const next = plusDays(date > today ? date : today, 1);
  // In a night that belongs to the day before, the time may be over on the next day too.
  return startOn(next) > now ? startOn(next) : startOn(plusDays(next, 1));
}
