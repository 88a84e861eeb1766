import { useMayAddTo } from '@cairn/client/react/viewed';
import { m } from '@cairn/words/messages';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useRef } from 'react';
import { goalPlaceOf } from '../../drag/zones.ts';
import { addingIn } from '../../goals/ui-requests.ts';
import styles from './calendar-grid.module.css';
import { PlaceList } from './place-list.tsx';
import { type CalendarPlace, useKeptFocus } from './use-calendar-place.ts';

interface MarginProps {
  readonly place: CalendarPlace;
  readonly row: number;
  /** `row`: beside and above a week's days. `lane`: on its own line. */
  readonly look: 'row' | 'lane';
  readonly goalLook: 'line' | 'card';
  readonly children: ReactNode;
}

export function Margin({ place, row, look, goalLook, children }: MarginProps) {
  const { zone, label, accessibleName: said, stop, isOpen, goals } = place;
  const element = useRef<HTMLDivElement>(null);
  useKeptFocus(place, element);
  const mayAdd = useMayAddTo(goalPlaceOf(zone));
  return (
    <div
      ref={element}
      role="rowheader"
      className={styles.margin}
      tabIndex={stop === '' ? 0 : -1}
      {...(look === 'lane' ? { 'aria-colspan': 8 } : {})}
      data-place={zone}
      data-row={row}
      data-column={0}
      data-drop-zone={zone}
      data-drop-column={0}
      data-drop-across
      data-drop-label={label}
      data-aimed={place.isAimedAt || undefined}
      data-open={isOpen || undefined}
      data-look={look}
    >
      <span className={styles.name}>
        <span className="sr-only">{said}</span>
        <span aria-hidden="true">{children}</span>
      </span>
      <div className={styles.across}>
        <PlaceList place={place} look={goalLook} isAcross />
        {look === 'lane' && goals.length === 0 && !place.isAdding && mayAdd && (
          <button type="button" className={styles.add} tabIndex={-1} onClick={() => addingIn.set(zone)}>
            <Plus />
            {m.calendar_add_to({ period: label })}
          </button>
        )}
      </div>
    </div>
  );
}
