import { useCairn } from '@cairn/client/react/cairn-context';
import { useSettings } from '@cairn/client/react/account';
import { todayOf } from '@cairn/client/settings/today';
import { lifeOf } from '@cairn/core/accounts/settings';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Planning, PlanningContext } from '../goals/planning.ts';
import { showTheme } from './theme.ts';

/** How often the day is looked at, in milliseconds: a planner left open shows the new day within half a minute. */
const lookEveryMs = 30_000;

/** The person's own day, also when it turns while the page is open or asleep. */
function useToday(): string {
  const cairn = useCairn();
  const settings = useSettings();
  const [today, setToday] = useState(() => todayOf(cairn));
  useEffect(() => {
    const look = () => setToday(todayOf(cairn));
    look();
    const timer = setInterval(look, lookEveryMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [cairn, settings.timezone, settings.dayEndsAtHour]);
  return today;
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
  const settings = useSettings();
  const today = useToday();
  const { darkMode, lifeStartDate, lifeEndDate, timezone, amPm, coloredGoalsStyle, hideCompleted } = settings;

  useEffect(() => showTheme(darkMode), [darkMode]);

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
