import { memo } from 'react';
import { hourText } from '../../goals/clock-time-text.ts';
import { usePlanning } from '../../goals/planning.ts';
import styles from './clock-dial.module.css';
import { type Band, linePath, pointAt } from './dial-geometry.ts';

interface DialHoursProps {
  readonly band: Band;
  /** Font sizes of other hours, and of every sixth one, in units. */
  readonly hourSize: number;
  readonly mainSize: number;
  readonly isSmall: boolean;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const quarters = Array.from({ length: 96 }, (_, quarter) => quarter);
const hourRadius = 358;

/** The face: hours, quarters and the track of the arcs. */
export const DialHours = memo(function DialHours({ band, hourSize, mainSize, isSmall }: DialHoursProps) {
  const planning = usePlanning();
  const nameOf = (hour: number) => {
    if (!planning.amPm) return hour;
    return hour % 6 === 0 ? hourText(hour * 60, planning) : hour % 12;
  };
  const middle = (band.inner + band.outer) / 2;
  const width = band.outer - band.inner + 6;
  return (
    <g aria-hidden="true">
      <circle className={styles.track} r={middle} strokeWidth={width} />
      <path className={styles.day} d={linePath(6 / 24, 18 / 24, middle)} strokeWidth={width} />
      {quarters
        .filter((quarter) => quarter % (isSmall ? 4 : 1) === 0)
        .map((quarter) => {
          const share = quarter / 96;
          const isHour = quarter % 4 === 0;
          const length = quarter % 24 === 0 ? 8 : isHour ? 4 : 2;
          const outer = pointAt(share, band.inner - 6);
          const inner = pointAt(share, band.inner - 6 - length * (isSmall ? 2 : 1));
          return (
            <line
              key={quarter}
              className={styles.quarter}
              data-hour={isHour || undefined}
              x1={outer.x}
              y1={outer.y}
              x2={inner.x}
              y2={inner.y}
            />
          );
        })}
      {hours
        .filter((hour) => !isSmall || hour % 3 === 0)
        .map((hour) => {
          const isMain = hour % 6 === 0;
          const size = isMain ? mainSize : hourSize;
          const { x, y } = pointAt(hour / 24, hourRadius);
          return (
            <text
              key={hour}
              className={styles.hour}
              data-main={isMain || undefined}
              data-third={hour % 3 === 0 || undefined}
              x={x}
              y={y + size * 0.36}
              fontSize={size}
            >
              {nameOf(hour)}
            </text>
          );
        })}
    </g>
  );
});
