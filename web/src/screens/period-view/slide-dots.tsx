import { type Period, periodKey } from '@cairn/core/time/periods';
import { namedPeriod, usePlanning } from '../../goals/planning.ts';
import styles from './slide-dots.module.css';

interface SlideDotsProps {
  readonly slides: readonly Period[];
  readonly inView: ReadonlySet<string>;
  readonly onGo: (index: number) => void;
}

/** Where in the row of slides a phone is. */
export function SlideDots({ slides, inView, onGo }: SlideDotsProps) {
  const planning = usePlanning();
  return (
    <div className={styles.dots}>
      {slides.map((period, index) => (
        <button
          key={periodKey(period)}
          type="button"
          aria-label={namedPeriod(period, planning).title}
          aria-current={inView.has(periodKey(period)) || undefined}
          onClick={() => onGo(index)}
        />
      ))}
    </div>
  );
}
