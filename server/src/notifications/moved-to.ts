import { lifeOf, type UserSettings } from '@cairn/core/accounts/settings';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { ColumnId } from '@cairn/core/time/horizons';
import { periodName } from '@cairn/core/time/period-names';
import { periodOf } from '@cairn/core/time/periods';
import { type EpochMs, todayIn } from '@cairn/core/time/zones';
import { periodWords } from '@cairn/words/period-words';
import { knownLocale } from '../mail/clock-range.ts';

/** The place of a goal after a move. */
export interface MovedTo {
  readonly columnId: ColumnId;
  readonly dueDate: DateOnly;
}

/** Returns a title such as Week 48, in the language of the surrounding call. */
export function movedToTitle({ columnId, dueDate }: MovedTo, settings: UserSettings, now: EpochMs): string {
  const today = todayIn(settings.timezone, now, settings.dayEndsAtHour);
  const period = periodOf(columnId, dueDate, lifeOf(settings));
  return periodName(period, today, knownLocale(settings.locale), periodWords).title;
}
