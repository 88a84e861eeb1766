import { type CalendarPage, calendarPage, dateOnPageBeside } from '@cairn/core/time/calendar-page';
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
import { useShell } from '../../shell/shell-context.ts';

interface CalendarPagerProps {
  readonly page: CalendarPage;
  /** The day that is shown; the page beside shows the same one of its month or week. */
  readonly date: DateOnly;
  readonly onGo: (date: DateOnly) => void;
}

/** Goes a month or a week back or on, and back to today. */
export function CalendarPager({ page, date, onGo }: CalendarPagerProps) {
  const { goToday } = useShell();
  const { today } = usePlanning();
  const isNarrow = useNarrow();
  const [earlier, later] = [dateBeside(-1), dateBeside(1)];

  /** A page that holds today begins with it; on a phone others begin with their first day. */
  function dateBeside(step: 1 | -1): DateOnly | null {
    const next = dateOnPageBeside(page.view, date, step);
    if (next === null || !isNarrow) return next;
    const { period } = calendarPage(page.view, next);
    return holdsDate(period, today) ? today : period.firstDate;
  }

  const go = (to: DateOnly | null) => to !== null && onGo(to);
  return (
    <span className={pagerStyles.pager}>
      <IconButton
        label={m.period_earlier()}
        icon={<ChevronLeft />}
        disabled={earlier === null}
        data-page-step="-1"
        onClick={() => go(earlier)}
      />
      <Button look="ghost" shortcut="T" aria-keyshortcuts="t" className={pagerStyles.today} onClick={goToday}>
        {m.period_today()}
      </Button>
      <IconButton
        label={m.period_later()}
        icon={<ChevronRight />}
        disabled={later === null}
        data-page-step="1"
        onClick={() => go(later)}
      />
    </span>
  );
}
