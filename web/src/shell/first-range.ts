import type { ColumnRange } from '@cairn/client/store/account-store';
import { lifeOf, type UserSettings } from '@cairn/core/accounts/settings';
import { columnOfSlug, dayColumn } from '@cairn/core/time/horizons';
import { ownSlidesOf } from '@cairn/core/time/slides';
import { todayIn } from '@cairn/core/time/zones';
import { teamColumnOf } from '../spaces/team-address.ts';

export function firstRangeOf(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  settings: UserSettings,
): ColumnRange {
  const slug = /^\/horizons\/([a-z]+)\//u.exec(pathname)?.[1];
  const columnId = pathname.startsWith('/team/')
    ? teamColumnOf(Number(new URLSearchParams(search).get('unit')))
    : (slug && columnOfSlug(slug)) || dayColumn;
  const today = todayIn(settings.timezone, Date.now(), settings.dayEndsAtHour);
  const slides = ownSlidesOf(columnId, today, 0, lifeOf(settings), settings.daysBegin);
  return { columnId, from: slides[0]?.firstDate ?? today, to: slides.at(-1)?.lastDate ?? today };
}
