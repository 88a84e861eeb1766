import { m } from '@cairn/words/messages';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { AddGoalField } from '../../goals/add-goal.tsx';
import { useListMarks } from '../../goals/list-marks.ts';
import { focusRow } from '../../goals/row-walk.ts';
import { openPlace } from './calendar-attention.ts';
import { CalendarGoal } from './calendar-goal.tsx';
import styles from './place-list.module.css';
import type { CalendarPlace } from './use-calendar-place.ts';

interface PlaceListProps {
  readonly place: CalendarPlace;
  readonly look: 'line' | 'card';
  readonly isAcross?: boolean;
}

export function PlaceList({ place, look, isAcross = false }: PlaceListProps) {
  const { zone, label, goals, shown, stop } = place;
  const { slotBefore, addAfter } = useListMarks(zone);
  const more = goals.length - shown.length;
  const showAll = () => {
    const next = goals[shown.length];
    flushSync(() => openPlace.set(zone));
    if (next) focusRow(next.key);
  };

  const entries: ReactNode[] = [];
  for (const goal of shown) {
    if (slotBefore === goal.key) entries.push(<Slot key="slot" />);
    entries.push(
      <CalendarGoal key={goal.key} goal={goal} zone={zone} look={look} isTabStop={stop === goal.key} />,
    );
    if (addAfter === goal.key) entries.push(<Field key={`after ${goal.key}`} zone={zone} after={goal.key} />);
  }
  if (slotBefore === null && isAcross) entries.push(<Slot key="slot" />);

  return (
    <ul className={styles.goals} data-across={isAcross || undefined} data-look={look} aria-label={label}>
      {entries}
      {more > 0 && (
        <li className={styles.more}>
          <button type="button" data-more tabIndex={stop === 'more' ? 0 : -1} onClick={showAll}>
            {m.calendar_more({ count: more })}
          </button>
        </li>
      )}
      {place.isAdding && addAfter === null && <Field zone={zone} after={null} />}
    </ul>
  );
}

/** The slot is only a line, so that nothing moves under the pointer. */
function Slot() {
  return <li className={styles.slot} aria-hidden="true" />;
}

function Field({ zone, after }: { readonly zone: string; readonly after: string | null }) {
  return (
    <li className={styles.field}>
      <AddGoalField zone={zone} afterKey={after} />
    </li>
  );
}
