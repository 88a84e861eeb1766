import { useCairn } from '@cairn/client/react/cairn-context';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { isDone } from '@cairn/core/goals/goal';
import { isLate } from '@cairn/core/goals/late-goals';
import { CheckBox } from '@cairn/ui/check-box';
import { m } from '@cairn/words/messages';
import CloudOff from 'lucide-react/icons/cloud-off';
import Repeat from 'lucide-react/icons/repeat';
import { type KeyboardEvent, memo, useId } from 'react';
import { useCell } from '../../base/cell.ts';
import { liftByKeyboard } from '../../drag/keyboard-drag.ts';
import { editing, goalMenu, selectedKey } from '../../goals/ui-requests.ts';
import { clockTimes } from '../../goals/clock-time.ts';
import { GoalTitleEditor } from '../../goals/goal-title-editor.tsx';
import { followFocus, placesAround } from '../../goals/kept-focus.ts';
import { useOpenGoal } from '../../goals/open-goal.ts';
import { OptionsButton } from '../../goals/options-button.tsx';
import { usePlanning } from '../../goals/planning.ts';
import { removeGoal } from '../../goals/remove-goal.ts';
import { useRowMarks } from '../../goals/row-marks.ts';
import styles from './calendar-goal.module.css';
import { sayLocked } from '../../goals/locked-goal.ts';
import { tick } from '../../goals/tick.ts';

interface CalendarGoalProps {
  readonly goal: GoalView;
  readonly zone: string;
  /** `line`: one line of a month. `card`: with a tick and the full name. */
  readonly look: 'line' | 'card';
  readonly isTabStop: boolean;
}

/** Enter or a click opens the goal. Alt with a click edits its name. */
export const CalendarGoal = memo(function CalendarGoal({ goal, zone, look, isTabStop }: CalendarGoalProps) {
  const cairn = useCairn();
  const planning = usePlanning();
  const openGoal = useOpenGoal();
  const timeId = useId();
  const doneId = useId();
  const lateId = useId();
  const edited = useCell(editing, (value) => (value?.key === goal.key ? value : null));
  const { isLifted, isChosen } = useRowMarks(goal.key);
  const name = goal.name === '' ? m.goal_untitled() : goal.name;

  const tickHere = (isChecked: boolean) => tick(cairn, goal, isChecked);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const title = event.currentTarget;
    const act = actionOf(event, {
      lift: () => liftByKeyboard(cairn, title, goal.key, name),
      options: () => goalMenu.set({ key: goal.key, anchor: title }),
      remove: () => {
        const places = placesAround(title.closest<HTMLElement>('[data-goal]') ?? title);
        removeGoal(cairn, goal);
        followFocus(places);
      },
      tick: () => (goal.locked ? sayLocked(goal, planning) : tickHere(!isDone(goal))),
    });
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return (
    <li
      className={styles.goal}
      data-look={look}
      data-goal={goal.key}
      data-zone={zone}
      data-color={goal.color ?? undefined}
      data-done={isDone(goal) || undefined}
      data-chosen={isChosen || undefined}
      data-lifted={isLifted || undefined}
      data-locked={goal.locked || undefined}
      data-editing={edited !== null || undefined}
      data-sync={goal.sync}
    >
      {look === 'card' && (
        <CheckBox
          label={m.goal_done_box({ name })}
          isChecked={isDone(goal)}
          isColored={goal.color !== null}
          isDisabled={goal.locked}
          tabIndex={-1}
          onChange={tickHere}
        />
      )}
      {goal.datetimeFr !== null && (
        <span className={styles.time} id={timeId}>
          {clockTimes(goal.datetimeFr, look === 'card' ? goal.datetimeTo : null, planning)}
        </span>
      )}
      {edited ? (
        <GoalTitleEditor goal={goal} zone={zone} draft={edited.draft} />
      ) : (
        <button
          type="button"
          className={styles.title}
          data-goal-title
          dir="auto"
          tabIndex={isTabStop ? 0 : -1}
          aria-describedby={`${timeId} ${doneId} ${lateId}`}
          aria-pressed={isChosen || undefined}
          onClick={({ altKey }) =>
            altKey && !goal.locked ? editing.set({ key: goal.key, draft: null }) : openGoal(goal.key)
          }
          onKeyDown={press}
          onFocus={() => selectedKey.set(goal.key)}
        >
          {name}
        </button>
      )}
      {isLate(goal, planning.today) && (
        <span id={lateId} className={styles.late}>
          {m.period_late()}
        </span>
      )}
      {isDone(goal) && (
        <span id={doneId} className="sr-only">
          {m.search_is_done()}
        </span>
      )}
      {goal.recurrence !== null && (
        <span className={styles.mark}>
          <Repeat />
          <span className="sr-only">{m.repeats()}</span>
        </span>
      )}
      {goal.sync === 'failed' && (
        <span className={styles.mark} data-tip={m.goal_not_synced_notice()}>
          <CloudOff />
          <span className="sr-only">{m.goal_not_synced()}</span>
        </span>
      )}
      <OptionsButton
        name={name}
        className={styles.options}
        onOpen={(anchor) => goalMenu.set({ key: goal.key, anchor })}
      />
    </li>
  );
});

interface GoalActions {
  readonly lift: () => void;
  readonly options: () => void;
  readonly remove: () => void;
  readonly tick: () => void;
}

/** Returns null for keys that move the focus or click. */
function actionOf(event: KeyboardEvent, actions: GoalActions): (() => void) | null {
  if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') return actions.tick;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  switch (event.code) {
    case 'Space':
      return actions.lift;
    case 'Backspace':
    case 'Delete':
      return actions.remove;
    default:
      return event.key === '/' ? actions.options : null;
  }
}
