import { gridTopOf } from '@cairn/core/time/hours';
import { m } from '@cairn/words/messages';
import { usePlanning } from '../goals/planning.ts';
import { hourText, clockTimeText } from '../goals/clock-time-text.ts';
import styles from './hour-grid.module.css';

/** Hour labels closer to now than this many pixels are hidden. */
const nearness = 13;

export function HourGutter({ now }: { readonly now: number | null }) {
  const planning = usePlanning();
  const hours = Array.from({ length: 24 }, (_, hour) => hour * 60);
  const isCovered = (minutes: number) =>
    now !== null && Math.abs(gridTopOf(now) - gridTopOf(minutes)) < nearness;
  return (
    <div className={styles.gutter}>
      <div className={styles.corner} />
      <div className={styles.hours}>
        {hours.map((minutes) => (
          <span
            key={minutes}
            aria-hidden="true"
            hidden={isCovered(minutes)}
            style={{ top: gridTopOf(minutes) }}
          >
            {hourText(minutes, planning)}
          </span>
        ))}
        {now !== null && (
          <time className={styles.nowText} style={{ top: gridTopOf(now) }}>
            <span className="sr-only">{m.hours_now({ time: clockTimeText(now, planning) })}</span>
            <span aria-hidden="true">{clockTimeText(now, planning)}</span>
          </time>
        )}
      </div>
    </div>
  );
}
