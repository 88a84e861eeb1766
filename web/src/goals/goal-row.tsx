import { useCairn } from '@cairn/client/react/cairn-context';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { isDivider, isDone } from '@cairn/core/goals/goal';
import { CheckBox } from '@cairn/ui/check-box';
import { m } from '@cairn/words/messages';
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode } from 'react';
import { useCell } from '../base/cell.ts';
import { liftByKeyboard } from '../drag/keyboard-drag.ts';
import { editing, goalMenu, selectedKey } from './ui-requests.ts';
import { GoalMeta, RowFact } from './goal-meta.tsx';
import styles from './goal-row.module.css';
import { GoalTitleEditor } from './goal-title-editor.tsx';
import { keptFocus } from './kept-focus.ts';
import { useOpenGoal } from './open-goal.ts';
import { OpenButton, OptionsButton } from './options-button.tsx';
import { usePlanning } from './planning.ts';
import { removeLater } from './remove-later.ts';
import { useRowMarks } from './row-marks.ts';
import { focusRow, neighbourKey } from './row-walk.ts';
import { tick } from './tick.ts';
import { goalPlaceOf } from '../drag/zones.ts';

/** Wide characters, such as Chinese: ten fit into a line of a narrow list. */
export const wideSigns = /[^\0-\u{24F}]/u;

/** Only a name that may need more lines than a row has is clamped, which costs time in each frame. */
const mayFillLines = (name: string) => name.length > (wideSigns.test(name) ? 36 : 60);

interface GoalRowProps {
  readonly goal: GoalView;
  readonly zone: string;
  /** Shows the goal's period, for lists of several periods. */
  readonly showsPeriod: boolean;
  /** Replaces the times of the goal. */
  readonly time?: ReactNode;
  /** At the end of the row. */
  readonly children?: ReactNode;
}

export const GoalRow = memo(function GoalRow(props: GoalRowProps) {
  const { goal, zone, showsPeriod, time, children } = props;
  const cairn = useCairn();
  const planning = usePlanning();
  const openGoal = useOpenGoal();
  const edited = useCell(editing, (value) => (value?.key === goal.key ? value : null));
  const { isLifted, isKin, isSelected, isChosen } = useRowMarks(goal.key);
  const name = goal.name === '' ? m.goal_untitled() : goal.name;

  const open = () => openGoal(goal.key);
  // Opening a locked goal explains the lock.
  const edit = () => (goal.locked ? open() : editing.set({ key: goal.key, draft: null }));

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const action = actionOf(event, {
      edit,
      open,
      walk: (steps) => {
        const next = neighbourKey(event.currentTarget, steps);
        if (next !== null) focusRow(next);
      },
      remove: () => removeLater(cairn, goal),
      options: () => goalMenu.set({ key: goal.key, anchor: event.currentTarget }),
      lift: () => liftByKeyboard(cairn, event.currentTarget, goal.key, name),
    });
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };

  const clickTitle = (event: MouseEvent<HTMLElement>) => {
    // The opened goal has more room to type, so a tap opens it. A click edits in place.
    const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
    if (isTouch && !isDivider(goal)) open();
    else edit();
  };

  return (
    <li
      className={styles.row}
      data-goal={goal.key}
      data-zone={zone}
      data-color={goal.color ?? undefined}
      data-divider={isDivider(goal) ? (goal.name === '' ? 'bare' : 'named') : undefined}
      data-editing={edited !== null || undefined}
      data-done={isDone(goal) || undefined}
      data-selected={isSelected || undefined}
      data-chosen={isChosen || undefined}
      data-kin={isKin || undefined}
      data-lifted={isLifted || undefined}
      data-locked={goal.locked || undefined}
      data-sync={goal.sync}
    >
      {!isDivider(goal) && (
        <CheckBox
          label={m.goal_done_box({ name })}
          isChecked={isDone(goal)}
          isColored={goal.color !== null}
          onChange={(isChecked) => tick(cairn, goal, isChecked)}
          isDisabled={goal.locked}
        />
      )}
      {edited ? (
        <GoalTitleEditor goal={goal} zone={zone} draft={edited.draft} />
      ) : (
        <button
          type="button"
          className={styles.title}
          data-goal-title
          data-long={mayFillLines(name) || undefined}
          ref={keptFocus}
          dir="auto"
          aria-pressed={isChosen || undefined}
          // Benchmarks read this row's paint time.
          {...{ elementtiming: 'goal' }}
          onClick={clickTitle}
          onKeyDown={press}
          onFocus={() => selectedKey.set(goal.key)}
        >
          {isDivider(goal) ? goal.name || <span className="sr-only">{m.goal_divider()}</span> : name}
        </button>
      )}
      <GoalMeta
        goal={goal}
        place={goalPlaceOf(zone)}
        showsPeriod={showsPeriod}
        planning={planning}
        time={time}
      />
      {goal.assignee !== null && <RowFact what="assignee" goal={goal} planning={planning} />}
      {!isDivider(goal) && <OpenButton name={name} className={styles.open} />}
      <OptionsButton
        name={name}
        className={styles.options}
        onOpen={(anchor) => goalMenu.set({ key: goal.key, anchor })}
      />
      {children}
    </li>
  );
});

interface RowActions {
  readonly edit: () => void;
  readonly open: () => void;
  readonly walk: (steps: 1 | -1) => void;
  readonly remove: () => void;
  readonly options: () => void;
  readonly lift: () => void;
}

/** Returns null for other keys. */
function actionOf(event: KeyboardEvent, actions: RowActions): (() => void) | null {
  if (event.ctrlKey || event.metaKey) return null;
  switch (event.code) {
    case 'Enter':
    case 'NumpadEnter':
      return event.altKey ? actions.open : actions.edit;
    case 'ArrowUp':
      return () => actions.walk(-1);
    case 'ArrowDown':
      return () => actions.walk(1);
    case 'Backspace':
    case 'Delete':
      return actions.remove;
    case 'Space':
      return actions.lift;
    default:
      return event.key === '/' ? actions.options : null;
  }
}
