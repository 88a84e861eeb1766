import type { PassedParts, PartUnit } from '@cairn/core/time/passed-parts';
import { type DayMinute, passedParts, timeLeft, yearsLeft } from '@cairn/core/time/passed-parts';
import { yearOf } from '@cairn/core/time/date-only';
import type { ColumnId } from '@cairn/core/time/horizons';
import { type Period, periodOf } from '@cairn/core/time/periods';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { m } from '@cairn/words/messages';
import { useId } from 'react';
import { stoneOf } from '../../goals/period-words.ts';
import { namedPeriod, type Planning, usePlanning } from '../../goals/planning.ts';
import styles from './clock-parts.module.css';

export interface RingFigure {
  readonly id: 'week' | 'month' | 'year' | 'life';
  readonly period: Period;
  readonly parts: PassedParts;
  /** The rest of the period, in words. */
  readonly left: string;
}

const rings: readonly (readonly [RingFigure['id'], ColumnId, PartUnit])[] = [
  ['week', 2, 'day'],
  ['month', 3, 'day'],
  ['year', 4, 'month'],
  ['life', 5, 'year'],
];

export function ringFigures(at: DayMinute, { life }: Pick<Planning, 'life'>): readonly RingFigure[] {
  return rings.map(([id, columnId, unit]) => {
    const period = periodOf(columnId, at.date, life);
    return { id, period, parts: passedParts(period, unit, at), left: leftText(id, period, at) };
  });
}

function leftText(id: RingFigure['id'], period: Period, at: DayMinute): string {
  const { days, hours } = timeLeft(period, at);
  if (id === 'week') return days > 0 ? m.clock_week_left({ days, hours }) : m.clock_hours_left({ hours });
  if (id === 'life')
    return m.clock_years_left({ count: yearsLeft(period, at.date), year: yearOf(period.lastDate) });
  return m.clock_days_left({ count: days });
}

/** Rounded, but 100 % only at the end. */
function percentText(share: number, locale: string): string {
  const rounded = share < 1 ? Math.min(0.99, Math.round(share * 100) / 100) : 1;
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(rounded);
}

export function RingFigures({ figures }: { readonly figures: readonly RingFigure[] }) {
  const planning = usePlanning();
  const headingId = useId();
  return (
    <section className={styles.figures} aria-labelledby={headingId}>
      <h2 id={headingId}>{m.clock_passed()}</h2>
      <ul>
        {figures.map(({ id, period, parts, left }) => (
          <li key={id}>
            <HorizonGlyph stone={stoneOf[period.columnId]} />
            <span>{namedPeriod(period, planning).title}</span>
            <b>{percentText(parts.passed, planning.locale)}</b>
            <em>{left}</em>
          </li>
        ))}
      </ul>
    </section>
  );
}
