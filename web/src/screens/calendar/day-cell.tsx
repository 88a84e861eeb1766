import { dayName } from '@cairn/core/time/period-names';
import { isWeekend } from '@cairn/core/time/hours';
import type { Period } from '@cairn/core/time/periods';
import { Link } from '@tanstack/react-router';
import { type CSSProperties, memo, type ReactNode, useRef } from 'react';
import { usePlanning } from '../../goals/planning.ts';
import { daysFromTo } from '../../hours/days-from-to.ts';
import styles from './calendar-grid.module.css';
import { PlaceList } from './place-list.tsx';
import { useKeptFocus, useCalendarPlace } from './use-calendar-place.ts';

interface DayCellProps {
  readonly day: Period;
  readonly row: number;
  readonly column: number;
  readonly look: 'line' | 'card';
  readonly isOutside: boolean;
  readonly saysMonth: boolean;
  /** True in a low row: the whole day opens upward, where there is more room. */
  readonly isLow: boolean;
  /** The number of lines that fit into the cell. */
  readonly room: number;
}

export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { day, row, column, look, isOutside, saysMonth, isLow, room } = props;
  const planning = usePlanning();
  const place = useCalendarPlace(day, room);
  const element = useRef<HTMLDivElement>(null);
  useKeptFocus(place, element);
  const { zone, label, accessibleName: said, stop } = place;
  const date = day.firstDate;
  return (
    <div
      ref={element}
      role="gridcell"
      className={styles.day}
      style={{ '--column': column + 1 } as CSSProperties}
      tabIndex={stop === '' ? 0 : -1}
      aria-current={date === planning.today ? 'date' : undefined}
      data-place={zone}
      data-row={row}
      data-column={column}
      data-drop-zone={zone}
      data-drop-column={column}
      data-drop-label={label}
      data-now={date === planning.today || undefined}
      data-weekend={isWeekend(date) || undefined}
      data-outside={isOutside || undefined}
      data-aimed={place.isAimedAt || undefined}
      data-open={(place.isOpen && look === 'line') || undefined}
      data-low={isLow || undefined}
      data-look={look}
    >
      <div className={styles.inside}>
        {look === 'line' ? (
          <DayLink date={date} className={styles.number}>
            <span className="sr-only">{said}</span>
            <span aria-hidden="true">
              {saysMonth ? dayName(date, date, planning.locale) : Number(date.slice(8))}
            </span>
          </DayLink>
        ) : (
          <span className="sr-only">{said}</span>
        )}
        <PlaceList place={place} look={look} />
      </div>
    </div>
  );
});

interface DayLinkProps {
  readonly date: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
  readonly isTabStop?: boolean;
}

export function DayLink({ date, className, children, isTabStop = false }: DayLinkProps) {
  const { today } = usePlanning();
  return (
    <Link
      to="/horizons/$slug/"
      params={{ slug: 'hours' }}
      search={{ page: daysFromTo(today, date) || undefined }}
      className={className}
      tabIndex={isTabStop ? 0 : -1}
      preload={false}
    >
      {children}
    </Link>
  );
}
