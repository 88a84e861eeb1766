import { type PeriodFigures, periodFigures } from '@cairn/core/goals/period-figures';
import type { DigestEvent, DueDigest } from '@cairn/core/notifications/digests';
import type { Destination } from '@cairn/core/notifications/notification-event';
import { minusDays } from '@cairn/core/time/date-only';
import { type Period, periodOf } from '@cairn/core/time/periods';
import type { NotifiedPerson } from '../context/notice-cause.ts';
import type { Db } from '../db/database.ts';
import type { DigestGoal } from '../mail/digest-mail.ts';
import { dayDigestGoals, digestSpaces, stretchDigestGoals } from './digest-goals.ts';

export type DigestNow =
  | { readonly kind: 'day'; readonly goals: readonly DigestGoal[] }
  | {
      readonly kind: 'period';
      readonly event: Exclude<DigestEvent, 'dailyInsights'>;
      readonly period: Period;
      readonly figures: PeriodFigures<DigestGoal>;
      /** In the period before. */
      readonly doneBefore: number;
    };

/**
 * Returns a digest as of now; null if it is empty, or the person does not want it there.
 *
 * @param among the spaces that count; null for all of the person's
 */
export async function digestNow(
  db: Db,
  { id, settings }: NotifiedPerson,
  { event, date: today }: DueDigest,
  { destination, among }: { readonly destination: Destination; readonly among: readonly string[] | null },
): Promise<DigestNow | null> {
  const wanted = await digestSpaces(db, { id, settings }, event, destination);
  const spaces = wanted.filter((space) => among?.includes(space) ?? true);
  if (spaces.length === 0) return null;
  if (event === 'dailyInsights') {
    const goals = await dayDigestGoals(db, id, spaces, today);
    return goals.length === 0 ? null : { kind: 'day', goals };
  }
  const columnId = event === 'weeklyInsights' ? 2 : 3;
  const period = periodOf(columnId, minusDays(today, 1));
  const before = periodOf(columnId, minusDays(period.firstDate, 1));
  const figuresOf = async (of: Period) => {
    const { firstDate, lastDate } = of;
    const goals = await stretchDigestGoals(db, id, spaces, { firstDate, lastDate, today });
    return periodFigures(goals, of, today);
  };
  const [figures, former] = [await figuresOf(period), await figuresOf(before)];
  if (figures.done + figures.open.length === 0) return null;
  return { kind: 'period', event, period, figures, doneBefore: former.done };
}
