import { shownSpaceForNew } from '@cairn/client/goals/shown-space-for-new';
import { useSettings } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useWatched } from '@cairn/client/react/use-watched';
import { lifeOf, type UserSettings } from '@cairn/core/accounts/settings';
import { generalShortcutsOf } from '@cairn/core/accounts/general-shortcuts';
import type { DateOnly } from '@cairn/core/time/date-only';
import { localeWithForm } from '@cairn/core/time/date-in-digits';
import { intlText } from '@cairn/core/time/intl-texts';
import { todayIn } from '@cairn/core/time/zones';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type Planning, PlanningContext } from '../goals/planning.ts';
import { keepLanguage, localeSpoken } from './language.ts';
import { showTheme } from '../base/theme.ts';

/** Milliseconds between two readings of the clock. */
const lookEveryMs = 30_000;

/** Returns the user's date. The clock is read regularly, and when the page becomes visible, as after sleep. */
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

function hasTwelveHours(locale: string): boolean {
  const habit = intlText(`${locale} hour12`, () =>
    String(new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12),
  );
  return habit === 'true';
}

export function PlanningProvider({ children }: { readonly children: ReactNode }) {
  const cairn = useCairn();
  const settings = useSettings();
  const today = useToday(settings);
  const {
    darkMode,
    dateForm,
    lifeStartDate,
    lifeEndDate,
    timezone,
    amPm,
    coloredGoalsStyle,
    hideCompleted,
    daysBegin,
    shortcuts,
  } = settings;

  useEffect(() => showTheme(darkMode), [darkMode]);
  const isOpening = useRef(true);
  useEffect(() => {
    // Later, a reload would lose what the user is typing.
    if (keepLanguage(settings.locale) && isOpening.current) location.reload();
    isOpening.current = false;
  }, [settings.locale]);
  // Series are expanded with the same `today` as the screens use.
  useEffect(() => cairn.replica.lookFrom({ today, zone: timezone }), [cairn, today, timezone]);

  const locale = localeWithForm(localeSpoken(settings.locale), dateForm);
  const space = useWatched(cairn.replica, 'spaces', () => shownSpaceForNew(cairn));
  const planning = useMemo<Planning>(
    () => ({
      today,
      life: lifeOf({ lifeStartDate, lifeEndDate }),
      locale,
      timezone,
      amPm: amPm ?? hasTwelveHours(locale),
      coloredGoalsStyle,
      hideCompleted,
      daysBegin,
      space,
      shortcuts: generalShortcutsOf(shortcuts),
    }),
    [
      today,
      lifeStartDate,
      lifeEndDate,
      locale,
      timezone,
      amPm,
      coloredGoalsStyle,
      hideCompleted,
      daysBegin,
      space,
      shortcuts,
    ],
  );
  return <PlanningContext.Provider value={planning}>{children}</PlanningContext.Provider>;
}
