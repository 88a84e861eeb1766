import { holdsDate, type Period, periodKey } from '@cairn/core/time/periods';
import { elapsedShare } from '@cairn/core/time/elapsed-share';
import { namedPeriod, usePlanning } from '../../goals/planning.ts';
import styles from './period-axis.module.css';

export interface PeriodAxisProps {
  readonly periods: readonly Period[];
  readonly inView: ReadonlySet<string>;
  readonly onGo: (index: number) => void;
}

export function PeriodAxis({ periods, inView, onGo }: PeriodAxisProps) {
  const planning = usePlanning();
  return (
    <div className={styles.axis}>
      {periods.map((period, index) => {
        const { title, subtitle } = namedPeriod(period, planning);
        return (
          <button
            key={periodKey(period)}
            type="button"
            data-now={holdsDate(period, planning.today) || undefined}
            data-in-view={inView.has(periodKey(period)) || undefined}
            onClick={() => onGo(index)}
          >
            <span>
              {title} <small>{subtitle}</small>
            </span>
            <i aria-hidden="true">
              <u style={{ inlineSize: `${elapsedShare(period, planning.today) * 100}%` }} />
            </i>
          </button>
        );
      })}
    </div>
  );
}
