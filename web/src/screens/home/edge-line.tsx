import { useCairn } from '@cairn/client/react/cairn-context';
import { useLateGoals } from '@cairn/client/react/late-goals';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { edgeColumns } from '@cairn/core/goals/late-goals';
import { dayColumn } from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import { Kbd } from '@cairn/ui/kbd';
import { m } from '@cairn/words/messages';
import { useLocation } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useId, useState } from 'react';
import { keyText } from '../../base/keys-of.ts';
import { zoneOfPeriod } from '../../drag/zones.ts';
import { GoalRow } from '../../goals/goal-row.tsx';
import { HiddenGoals } from '../../goals/hidden-goals.tsx';
import { followFocus, placesAround } from '../../goals/kept-focus.ts';
import { useSortedList } from '../../goals/list-look.ts';
import { scheduleWithUndo } from '../../goals/move-with-undo.ts';
import { usePlanning } from '../../goals/planning.ts';
import { removeGoal } from '../../goals/remove-goal.ts';
import { addingIn } from '../../goals/ui-requests.ts';
import { useShortcuts } from '../../goals/use-shortcuts.ts';
import { scheduleOfKey } from '../../periods/schedule-of-key.ts';
import styles from './edge-line.module.css';

/** Late goals form no list, so this zone takes no drops. */
const zone = 'edge';
const nowhere = () => {};

/** More would push today off the screen. */
const maxDrawn = 5;

/** Lists late goals until the user decides what to do with each. */
export function EdgeLine() {
  const { today, life } = usePlanning();
  const late = useLateGoals(edgeColumns, today);
  const { hash } = useLocation();
  const [showsAll, setShowsAll] = useState(hash === 'edge');
  const headingId = useId();
  useSortedList(zone, nowhere);
  // A second Enter in a name requests an add field. The next page must not open this field.
  useEffect(() => () => addingIn.set(null), []);

  if (late.length === 0) return null;
  const drawn = showsAll ? late : late.slice(0, maxDrawn);
  return (
    <section
      id="edge"
      className={styles.edge}
      aria-labelledby={headingId}
      data-drop-zone={zone}
      data-drop-label={m.home_edge_list()}
      data-walk
    >
      <h2 id={headingId}>{m.home_edge({ count: late.length })}</h2>
      <ul aria-label={m.home_edge_list()}>
        {drawn.map((goal) => (
          <GoalRow
            key={goal.key}
            goal={goal}
            zone={zoneOfPeriod(periodOf(goal.columnId ?? dayColumn, goal.dueDate ?? '', life))}
            showsPeriod
          >
            <Decisions goal={goal} />
          </GoalRow>
        ))}
      </ul>
      <HiddenGoals count={late.length - drawn.length} onShowAll={() => setShowsAll(true)} />
    </section>
  );
}

/** The keys act on the goal with the focus (`goal-keys.ts`); Backspace deletes it in every list. */
function Decisions({ goal }: { readonly goal: GoalView }) {
  const cairn = useCairn();
  const planning = usePlanning();
  const keys = useShortcuts();
  const name = goal.name === '' ? m.goal_untitled() : goal.name;
  const moves = [
    { action: 'moveToToday', label: m.home_to_today() },
    { action: 'moveToThisWeek', label: m.home_to_this_week() },
  ] as const;
  const deciding = (decide: () => void) => (event: MouseEvent<HTMLElement>) => {
    const row = event.currentTarget.closest<HTMLElement>('[data-goal]');
    const places = row ? placesAround(row) : [];
    decide();
    followFocus(places);
  };
  return (
    <div className={styles.decisions} role="group" aria-label={name} data-no-drag>
      {moves.map(({ action, label }) => {
        const schedule = scheduleOfKey(action, planning);
        return (
          schedule && (
            <button
              key={action}
              type="button"
              disabled={goal.locked}
              onClick={deciding(() => scheduleWithUndo(cairn, goal, schedule, planning))}
            >
              {label}
              {keys[action] && <Kbd>{keyText(keys[action])}</Kbd>}
            </button>
          )
        );
      })}
      <button type="button" disabled={goal.locked} onClick={deciding(() => removeGoal(cairn, goal))}>
        {m.home_let_go()}
        <Kbd>⌫</Kbd>
      </button>
    </div>
  );
}
