import {
  type DateOnly,
  dateFrom,
  daysBetween,
  isoWeekOf,
  plusDays,
  yearOf,
} from '@cairn/core/time/date-only';
import { longDayName } from '@cairn/core/time/period-names';
import { Button } from '@cairn/ui/button';
import { IconButton } from '@cairn/ui/icon-button';
import { Kbd } from '@cairn/ui/kbd';
import { m } from '@cairn/words/messages';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Sun from 'lucide-react/icons/sun-dim';
import X from 'lucide-react/icons/x';
import { keyHints } from '../../base/key-hints.ts';
import { usePlanning } from '../../goals/planning.ts';
import styles from './clock-head.module.css';
import { useWakeLock } from './use-wake-lock.ts';

interface ClockHeadProps {
  readonly date: DateOnly;
  readonly page: (days: 1 | -1) => void;
  readonly goToday: () => void;
  readonly leave: () => void;
}

export function ClockHead({ date, page, goToday, leave }: ClockHeadProps) {
  const { today, locale, shortcuts } = usePlanning();
  const isAwake = useWakeLock();
  const { week } = isoWeekOf(date);
  const year = yearOf(date);
  const day = daysBetween(dateFrom(year, 1, 1), date) + 1;
  const { shortcut, ...keys } = keyHints(shortcuts.goToday);
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1 data-today={date === today || undefined}>{longDayName(date, locale, today)}</h1>
        <p>{m.clock_week_day({ week, day, year })}</p>
      </div>
      <div className={styles.days} role="group" aria-label={m.horizon_days()}>
        <IconButton
          label={longDayName(plusDays(date, -1), locale, today)}
          icon={<ChevronLeft />}
          shortcut="←"
          aria-keyshortcuts="ArrowLeft"
          onClick={() => page(-1)}
        />
        <Button
          look="ghost"
          data-other-day={date === today ? undefined : true}
          {...keys}
          {...(shortcut === undefined ? {} : { shortcut })}
          onClick={goToday}
        >
          {m.period_today()}
        </Button>
        <IconButton
          label={longDayName(plusDays(date, 1), locale, today)}
          icon={<ChevronRight />}
          shortcut="→"
          aria-keyshortcuts="ArrowRight"
          onClick={() => page(1)}
        />
      </div>
      {isAwake && (
        <p className={styles.awake}>
          <Sun aria-hidden="true" />
          {m.clock_awake()}
        </p>
      )}
      <Button look="ghost" className={styles.leave} icon={<X />} aria-keyshortcuts="Escape" onClick={leave}>
        <span>{m.clock_leave()}</span>
        <Kbd>Esc</Kbd>
      </Button>
    </header>
  );
}
