import { usePeriodCounts } from '@cairn/client/react/goals';
import { weekdayName } from '@cairn/core/time/period-names';
import { type Period, periodKey } from '@cairn/core/time/periods';
import { m } from '@cairn/words/messages';
import { useListLook } from '../../goals/list-look.ts';
import { usePlanning } from '../../goals/planning.ts';
import styles from './week-strip.module.css';

/** Maximum for a day. */
const maxDots = 5;

interface WeekStripProps {
  readonly days: readonly Period[];
  readonly inView: ReadonlySet<string>;
  readonly onGo: (index: number) => void;
}

/** Each dot is one goal; visible days are highlighted. */
export function WeekStrip({ days, inView, onGo }: WeekStripProps) {
  return (
    <div className={styles.strip}>
      {days.map((day, index) => (
        <StripDay
          key={day.firstDate}
          day={day}
          isInView={inView.has(periodKey(day))}
          onGo={() => onGo(index)}
        />
      ))}
    </div>
  );
}

function StripDay({ day, isInView, onGo }: { day: Period; isInView: boolean; onGo: () => void }) {
  const { today, locale } = usePlanning();
  const { wants } = useListLook();
  const { done, total } = usePeriodCounts(day, wants);
  const date = new Date(`${day.firstDate}T00:00:00Z`);
  const dots = Array.from({ length: Math.min(total, maxDots) }, (_, index) => index);
  return (
    <button
      type="button"
      className={styles.day}
      data-now={day.firstDate === today || undefined}
      data-in-view={isInView || undefined}
      onClick={onGo}
    >
      <span>{weekdayName(day.firstDate, locale)}</span>
      <b>{date.getUTCDate()}</b>
      {total > 0 && (
        <>
          <span className="sr-only">{m.period_progress({ done, total })}</span>
          <i aria-hidden="true">
            {dots.map((dot) => (
              <u key={dot} data-done={dot < done || undefined} />
            ))}
          </i>
        </>
      )}
    </button>
  );
}
