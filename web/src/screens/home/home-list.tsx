import type { GoalView } from '@cairn/client/replica/goal-view';
import { homeGroupsOf } from '@cairn/core/goals/home-groups';
import { m } from '@cairn/words/messages';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useContext, useId, useState } from 'react';
import { AddGoal } from '../../goals/add-goal.tsx';
import type { GoalListProps } from '../../goals/goal-list.tsx';
import { GoalRows } from '../../goals/goal-rows.tsx';
import { HiddenGoals } from '../../goals/hidden-goals.tsx';
import { maxDrawn } from '../../goals/list-look.ts';
import { usePlanning } from '../../goals/planning.ts';
import { RunningGoalContext } from './running-goal.ts';
import styles from './home-list.module.css';
import { minutesText } from '../../hours/minutes-text.ts';

/**
 * Timed goals by time, then the others in their own order, then the done ones, folded. Only the goals without
 * a time form a drop zone, because only they have a place in the list's order.
 */
export function HomeList({ goals, zone, label, addLabel, addShortcut }: GoalListProps) {
  const { hideCompleted } = usePlanning();
  const running = useContext(RunningGoalContext);
  const [showsAll, setShowsAll] = useState(false);
  const headingId = useId();
  const { timed, untimed, done } = homeGroupsOf(goals, ({ key }) => key === running?.key);
  const drawn = showsAll ? untimed : untimed.slice(0, maxDrawn);
  const hasHeading = timed.length > 0 && untimed.length > 0;
  return (
    <div className={styles.list}>
      {timed.length > 0 && (
        <ul aria-label={m.home_timed({ period: label })}>
          <Rows goals={timed} zone={zone} showsSlot={false} />
        </ul>
      )}
      {hasHeading && (
        <h3 id={headingId} className={styles.heading}>
          {m.home_untimed()}
        </h3>
      )}
      <div data-drop-zone={zone} data-drop-label={label} data-below-times={timed.length > 0 || undefined}>
        <ul {...(hasHeading ? { 'aria-labelledby': headingId } : { 'aria-label': label })}>
          <Rows goals={drawn} zone={zone} />
        </ul>
        <HiddenGoals count={untimed.length - drawn.length} onShowAll={() => setShowsAll(true)} />
      </div>
      {!hideCompleted && done.length > 0 && <DoneFold goals={done} zone={zone} label={label} />}
      {addLabel && <AddGoal zone={zone} label={addLabel} shortcut={addShortcut} />}
    </div>
  );
}

interface RowsProps {
  readonly goals: readonly GoalView[];
  readonly zone: string;
  /** See `GoalRows`. */
  readonly showsSlot?: boolean;
}

function Rows(props: RowsProps) {
  const running = useContext(RunningGoalContext);
  const timeOf = ({ key }: GoalView) =>
    key === running?.key ? <TimeLeft minutes={running.minutesLeft} /> : undefined;
  return <GoalRows {...props} timeOf={timeOf} />;
}

function TimeLeft({ minutes }: { readonly minutes: number }) {
  return <span className={styles.left}>{m.home_time_left({ left: minutesText(minutes, 'short') })}</span>;
}

function DoneFold({ goals, zone, label }: Omit<RowsProps, 'showsSlot'> & { readonly label: string }) {
  const [isOpen, setOpen] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const listId = useId();
  const drawn = showsAll ? goals : goals.slice(0, maxDrawn);
  return (
    <>
      <button
        type="button"
        className={styles.fold}
        data-no-drag
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <i aria-hidden="true">
          <Check />
        </i>
        {m.home_done_count({ count: goals.length })}
        <ChevronRight aria-hidden="true" />
      </button>
      <div id={listId} hidden={!isOpen}>
        {isOpen && (
          <>
            <ul aria-label={m.home_done_of({ period: label })}>
              <Rows goals={drawn} zone={zone} showsSlot={false} />
            </ul>
            <HiddenGoals count={goals.length - drawn.length} onShowAll={() => setShowsAll(true)} />
          </>
        )}
      </div>
    </>
  );
}
