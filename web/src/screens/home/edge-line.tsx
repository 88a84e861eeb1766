import { useCairn } from '@cairn/client/react/cairn-context';
import { useLateGoals } from '@cairn/client/react/late-goals';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { dayColumn, weekColumn } from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import { m } from '@cairn/words/messages';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useId, useState } from 'react';
import { addingIn } from '../../goals/attention.ts';
import { GoalRow } from '../../goals/goal-row.tsx';
import { HiddenGoals } from '../../goals/hidden-goals.tsx';
import { mostDrawn, useSortedList } from '../../goals/list-look.ts';
import { usePlanning } from '../../goals/planning.ts';
import { zoneOfPeriod } from '../../goals/zones.ts';
import styles from './edge-line.module.css';
import { rememberEdge, wasEdgeShown } from './edge-visit.ts';

/** What waits for a decision: goals of days and weeks that have ended. Longer ones end seldom enough to be met there. */
const columnIds = [dayColumn, weekColumn] as const;
/** What waits is no list of its own: nothing can be put there. */
const zone = 'edge';
const nowhere = () => {};

/**
 * How many goals wait at the edge, on the first visit of the day (`product.md` 5.11); opened, the goals themselves, to be
 * ticked, moved or deleted there.
 */
export function EdgeLine() {
  const { account } = useCairn();
  const { today } = usePlanning();
  const late = useLateGoals(columnIds, today);
  const [isFirstVisit] = useState(() => !wasEdgeShown(account.id, today));
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const isShown = isFirstVisit && late.length > 0;

  useEffect(() => {
    if (isShown) rememberEdge(account.id, today);
  }, [isShown, account.id, today]);

  if (!isShown) return null;
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
  const drawn = showsAll ? goals : goals.slice(0, mostDrawn);
  useSortedList(zone, nowhere);
  // A second Enter in a name asks for a goal below; here stands no list that it could go to.
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
