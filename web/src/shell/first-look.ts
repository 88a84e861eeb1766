import type { ColumnRange } from '@cairn/client/store/account-store';
import { lifeOf, type UserSettings } from '@cairn/core/accounts/settings';
import { columnOfSlug, dayColumn } from '@cairn/core/time/horizons';
import { ownSlidesOf } from '@cairn/core/time/slides';
import { todayIn } from '@cairn/core/time/zones';

/** The stretch that an address shows first; it is read from the disk before anything else. */
export function firstLookOf(pathname: string, settings: UserSettings): ColumnRange {
  const slug = /^\/horizons\/([a-z]+)\//u.exec(pathname)?.[1];
  const columnId = (slug && columnOfSlug(slug)) || dayColumn;
  const today = todayIn(settings.timezone, Date.now(), settings.dayEndsAtHour);
  const slides = ownSlidesOf(columnId, today, 0, lifeOf(settings));
  return { columnId, from: slides[0]?.firstDate ?? today, to: slides.at(-1)?.lastDate ?? today };
}
