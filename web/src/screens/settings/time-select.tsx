import { minutesPerDay } from '@cairn/core/time/hours';
import { usePlanning } from '../../goals/planning.ts';
import { clockTimeText } from '../../goals/clock-time-text.ts';
import styles from './settings-screen.module.css';

/** Minutes between two choices. */
const step = 30;
const choices = Array.from({ length: minutesPerDay / step + 1 }, (_, index) => index * step);

interface TimeSelectProps {
  readonly label: string;
  /** Minutes since midnight. */
  readonly value: number;
  readonly isOffered: (minutes: number) => boolean;
  readonly onChange: (minutes: number) => void;
}

export function TimeSelect({ label, value, isOffered, onChange }: TimeSelectProps) {
  const planning = usePlanning();
  const offered = choices.filter((minutes) => minutes !== value && isOffered(minutes));
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {[...offered, value]
        .toSorted((one, other) => one - other)
        .map((minutes) => (
          <option key={minutes} value={minutes}>
            {clockTimeText(minutes, planning)}
          </option>
        ))}
    </select>
  );
}
