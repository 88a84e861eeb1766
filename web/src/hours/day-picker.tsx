import { usePeriodCounts } from '@cairn/client/react/goals';
import { type DateOnly, plusDays } from '@cairn/core/time/date-only';
import { dayColumn, weekColumn } from '@cairn/core/time/horizons';
import { longDayName, weekdayName } from '@cairn/core/time/period-names';
import { periodOf } from '@cairn/core/time/periods';
import { m } from '@cairn/words/messages';
import { usePlanning } from '../goals/planning.ts';
import { daysFromTo } from './days-from-to.ts';
import styles from './hours-screen.module.css';

interface DayPickerProps {
  readonly date: DateOnly;
  /** @param page days from today */
  readonly onPick: (page: number) => void;
}

export function DayPicker({ date, onPick }: DayPickerProps) {
  const { today } = usePlanning();
  const monday = periodOf(weekColumn, date).firstDate;
  const days = Array.from({ length: 7 }, (_, index) => plusDays(monday, index));
  return (
    <nav className={styles.days} aria-label={m.hours_seven()}>
      {days.map((day) => (
        <PickerDay
          key={day}
          date={day}
          isChosen={day === date}
          onPick={() => onPick(daysFromTo(today, day))}
        />
      ))}
    </nav>
  );
}

interface PickerDayProps {
  readonly date: DateOnly;
  readonly isChosen: boolean;
  readonly onPick: () => void;
}

function PickerDay({ date, isChosen, onPick }: PickerDayProps) {
  const { today, locale } = usePlanning();
  const { done, total } = usePeriodCounts(periodOf(dayColumn, date));
  return (
    <button
      type="button"
      aria-current={isChosen ? 'date' : undefined}
      data-now={date === today || undefined}
      onClick={onPick}
    >
      <span className="sr-only">{longDayName(date, locale)}</span>
      <span aria-hidden="true">{weekdayName(date, locale)}</span>
      <b aria-hidden="true">{Number(date.slice(8))}</b>
      {total > 0 && <span className="sr-only">{m.period_progress({ done, total })}</span>}
      <i aria-hidden="true" data-some={total > done || undefined} />
    </button>
  );
}
