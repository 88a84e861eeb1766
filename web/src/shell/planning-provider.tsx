import { useSettings } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { lifeOf, type UserSettings } from '@cairn/core/accounts/settings';
import type { DateOnly } from '@cairn/core/time/date-only';
import { todayIn } from '@cairn/core/time/zones';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Planning, PlanningContext } from '../goals/planning.ts';
import { showTheme } from './theme.ts';

/** How often the day is looked at, in milliseconds: a planner left open shows the new day within half a minute. */
const lookEveryMs = 30_000;

/** The person's own day, also when it turns while the page is open or asleep. */
function useToday({ timezone, dayEndsAtHour }: UserSettings): DateOnly {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setInterval(look, lookEveryMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return todayIn(timezone, now, dayEndsAtHour);
}

/** Whether the locale's people read a clock of twelve hours. */
function hasTwelveHours(locale: string): boolean {
  return new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 ?? false;
}

/** A tag that Intl takes; what a person's browser once said may be none. */
function knownLocale(wanted: string): string {
  try {
    return Intl.getCanonicalLocales(wanted)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** Tells the planner what the person has set, and shows their theme. */
export function PlanningProvider({ children }: { readonly children: ReactNode }) {
  const cairn = useCairn();
  const settings = useSettings();
  const today = useToday(settings);
  const { darkMode, lifeStartDate, lifeEndDate, timezone, amPm, coloredGoalsStyle, hideCompleted } = settings;

  useEffect(() => showTheme(darkMode), [darkMode]);
  // What repeats is shown from the same day.
  useEffect(() => cairn.replica.lookFrom({ today, zone: timezone }), [cairn, today, timezone]);

  const locale = knownLocale(settings.locale);
  const planning = useMemo<Planning>(
    () => ({
      today,
      life: lifeOf({ lifeStartDate, lifeEndDate }),
      locale,
      timezone,
      amPm: amPm ?? hasTwelveHours(locale),
      coloredGoalsStyle,
      hideCompleted,
    }),
    [today, lifeStartDate, lifeEndDate, locale, timezone, amPm, coloredGoalsStyle, hideCompleted],
  );
  return <PlanningContext.Provider value={planning}>{children}</PlanningContext.Provider>;
}
