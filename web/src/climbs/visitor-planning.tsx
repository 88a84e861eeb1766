import { useCairnIfAny } from '@cairn/client/react/cairn-context';
import { todayIn } from '@cairn/core/time/zones';
import { languageOf, languageSpoken } from '@cairn/words/language';
import { type ReactNode, useMemo, useState } from 'react';
import { type Planning, PlanningContext, usePlanning } from '../goals/planning.ts';

/** Visitors have no settings, so days and their names are those of the browser. */
export function VisitorPlanning({ children }: { readonly children: ReactNode }) {
  const isVisitor = useCairnIfAny() === null;
  const planning = usePlanning();
  const [own] = useState(browserPlanning);
  const shown = useMemo(() => (isVisitor ? { ...planning, ...own } : planning), [isVisitor, planning, own]);
  return <PlanningContext value={shown}>{children}</PlanningContext>;
}

function browserPlanning(): Pick<Planning, 'timezone' | 'locale' | 'today'> {
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const language = languageSpoken();
  const locale = languageOf(navigator.language) === language ? navigator.language : language;
  return { timezone, locale, today: todayIn(timezone, Date.now()) };
}
