import { type CalendarPage, calendarPage, dateOnPageBeside } from '@cairn/core/goals/calendar-page';
import type { DateOnly } from '@cairn/core/time/date-only';
import { holdsDate } from '@cairn/core/time/periods';
import { Button } from '@cairn/ui/button';
import { IconButton } from '@cairn/ui/icon-button';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { usePlanning } from '../../goals/planning.ts';
import pagerStyles from '../../periods/pager.module.css';
import { keyHints } from '../../base/key-hints.ts';
import { useShell } from '../../base/shell-context.ts';

/**
 * Returns a function for the neighbouring page's date; null at the end of the calendar.
 *
 * @param date the shown day: the neighbouring page shows the same day of its month or week
 */
export function useDateBeside(page: CalendarPage, date: DateOnly): (step: 1 | -1) => DateOnly | null {
  const { today } = usePlanning();
  const isNarrow = useNarrow();
  return (step) => {
    const next = dateOnPageBeside(page.view, date, step);
    if (next === null || !isNarrow) return next;
    // On a phone, a page starts on today or its first day.
    const { period } = calendarPage(page.view, next);
    return holdsDate(period, today) ? today : period.firstDate;
  };
}

interface CalendarPagerProps {
  readonly canTurn: (step: 1 | -1) => boolean;
  readonly onTurn: (step: 1 | -1) => void;
}

export function CalendarPager({ canTurn, onTurn }: CalendarPagerProps) {
  const { goToday } = useShell();
  const { shortcuts } = usePlanning();
  return (
    <span className={pagerStyles.pager}>
      <IconButton
        label={m.period_earlier()}
        icon={<ChevronLeft />}
        disabled={!canTurn(-1)}
        onClick={() => onTurn(-1)}
      />
      <Button look="ghost" {...keyHints(shortcuts.goToday)} className={pagerStyles.today} onClick={goToday}>
        {m.period_today()}
      </Button>
      <IconButton
        label={m.period_later()}
        icon={<ChevronRight />}
        disabled={!canTurn(1)}
        onClick={() => onTurn(1)}
      />
    </span>
  );
}
