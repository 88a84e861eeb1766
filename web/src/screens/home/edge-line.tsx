import { useLateGoals } from '@cairn/client/react/late-goals';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { edgeColumns } from '@cairn/core/goals/late-goals';
import { dayColumn } from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import { m } from '@cairn/words/messages';
import { useLocation } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useId, useState } from 'react';
import { addingIn } from '../../goals/ui-requests.ts';
import { GoalRow } from '../../goals/goal-row.tsx';
import { HiddenGoals } from '../../goals/hidden-goals.tsx';
import { maxDrawn, useSortedList } from '../../goals/list-look.ts';
import { usePlanning } from '../../goals/planning.ts';
import styles from './edge-line.module.css';
import { zoneOfPeriod } from '../../drag/zones.ts';

/** Late goals form no list, so this zone takes no drops. */
const zone = 'edge';
const nowhere = () => {};

/** Opens to show the late goals. */
export function EdgeLine() {
  const { today } = usePlanning();
  const late = useLateGoals(edgeColumns, today);
  const { hash } = useLocation();
  const [isOpen, setOpen] = useState(hash === 'edge');
  const listId = useId();

  if (late.length === 0) return null;
  return (
    <section className={styles.edge} aria-label={m.home_edge({ count: late.length })}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {m.home_edge({ count: late.length })}
        <ChevronDown aria-hidden="true" />
      </button>
      <div id={listId} hidden={!isOpen}>
        {isOpen && <LateList goals={late} />}
      </div>
    </section>
  );
}

function LateList({ goals }: { readonly goals: readonly GoalView[] }) {
  const { life } = usePlanning();
  const [showsAll, setShowsAll] = useState(false);
  const drawn = showsAll ? goals : goals.slice(0, maxDrawn);
  useSortedList(zone, nowhere);
  // A second Enter in a name requests an add field. The next page must not open this field.
  useEffect(() => () => addingIn.set(null), []);
  return (
    <div data-drop-zone={zone} data-drop-label={m.home_edge_list()} data-walk>
      <ul aria-label={m.home_edge_list()}>
        {drawn.map((goal) => (
          <GoalRow
            key={goal.key}
            goal={goal}
            zone={zoneOfPeriod(periodOf(goal.columnId ?? dayColumn, goal.dueDate ?? '', life))}
            showsPeriod
          />
        ))}
      </ul>
      <HiddenGoals count={goals.length - drawn.length} onShowAll={() => setShowsAll(true)} />
    </div>
  );
}
