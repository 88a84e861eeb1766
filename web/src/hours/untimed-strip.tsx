import { useCairn } from '@cairn/client/react/cairn-context';
import type { GoalView } from '@cairn/client/replica/goal-view';
import type { UntimedGoal } from '@cairn/core/goals/day-plan';
import { isDone } from '@cairn/core/goals/goal';
import type { DateOnly } from '@cairn/core/time/date-only';
import { dayColumn } from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import { CheckBox } from '@cairn/ui/check-box';
import { m } from '@cairn/words/messages';
import { useState } from 'react';
import { useCell } from '../base/cell.ts';
import { hoursAim, hoursHeld } from '../drag/hours-aim.ts';
import { editing, goalMenu, selectedKey } from '../goals/ui-requests.ts';
import { GoalTitleEditor } from '../goals/goal-title-editor.tsx';
import { keptFocus } from '../goals/kept-focus.ts';
import { useOpenGoal } from '../goals/open-goal.ts';
import { maxDrawn } from '../goals/list-look.ts';
import { OptionsButton } from '../goals/options-button.tsx';
import styles from './untimed-strip.module.css';
import { useBlockKeys } from './use-block-keys.ts';
import { tick } from '../goals/tick.ts';
import { zoneOfPeriod } from '../drag/zones.ts';

interface UntimedStripProps {
  readonly goals: readonly UntimedGoal<GoalView>[];
  readonly date: DateOnly;
  readonly title: string;
  readonly isAlone: boolean;
  readonly onPage: (step: 1 | -1) => void;
}

export function UntimedStrip({ goals, date, title, isAlone, onPage }: UntimedStripProps) {
  const [showsAll, setShowsAll] = useState(false);
  const isAimedAt = useCell(hoursAim, (aim) => aim?.date === date && aim.key !== null && aim.block === null);
  const drawn = showsAll ? goals : goals.slice(0, maxDrawn);
  return (
    <div className={styles.strip} data-hours-strip data-aimed={isAimedAt || undefined}>
      <ul aria-label={m.hours_untimed_of({ day: title })}>
        {drawn.map(({ goal, hasNoRoom }) => (
          <StripGoal
            key={goal.key}
            goal={goal}
            hasNoRoom={hasNoRoom}
            date={date}
            isAlone={isAlone}
            onPage={onPage}
          />
        ))}
      </ul>
      {goals.length > drawn.length && (
        <button type="button" className={styles.more} onClick={() => setShowsAll(true)}>
          {m.hidden_goals({ count: goals.length - drawn.length })} {m.show_all()}
        </button>
      )}
    </div>
  );
}

interface StripGoalProps {
  readonly goal: GoalView;
  readonly hasNoRoom: boolean;
  readonly date: DateOnly;
  readonly isAlone: boolean;
  readonly onPage: (step: 1 | -1) => void;
}

function StripGoal({ goal, hasNoRoom, date, isAlone, onPage }: StripGoalProps) {
  const cairn = useCairn();
  const openGoal = useOpenGoal();
  const isLifted = useCell(hoursHeld, (key) => key === goal.key);
  const edited = useCell(editing, (value) => (value?.key === goal.key ? value : null));
  const edit = () => editing.set({ key: goal.key, draft: null });
  const press = useBlockKeys({ goal, date, block: null, isAlone, onPage });
  const name = goal.name === '' ? m.goal_untitled() : goal.name;
  return (
    <li
      className={styles.goal}
      data-goal={goal.key}
      data-no-drag
      data-minutes={goal.durationMinutes ?? undefined}
      data-hours-still={goal.locked || undefined}
      data-color={goal.color ?? undefined}
      data-done={isDone(goal) || undefined}
      data-lifted={isLifted || undefined}
      data-quick-edit={!goal.locked || undefined}
      data-editing={edited !== null || undefined}
      data-sync={goal.sync}
    >
      <CheckBox
        label={m.goal_done_box({ name })}
        isChecked={isDone(goal)}
        isColored={goal.color !== null}
        isDisabled={goal.locked}
        onChange={(isChecked) => tick(cairn, goal, isChecked)}
      />
      {edited ? (
        <GoalTitleEditor
          goal={goal}
          zone={zoneOfPeriod(periodOf(dayColumn, date))}
          draft={edited.draft}
          isNoList
        />
      ) : (
        <button
          type="button"
          className={styles.title}
          data-goal-title
          ref={keptFocus}
          dir="auto"
          aria-keyshortcuts="ArrowDown ArrowLeft ArrowRight"
          onClick={({ altKey }) => (altKey && !goal.locked ? edit() : openGoal(goal.key))}
          onKeyDown={press}
          onFocus={() => selectedKey.set(goal.key)}
        >
          {name}
        </button>
      )}
      {hasNoRoom && <span className={styles.note}>{m.hours_no_room()}</span>}
      <OptionsButton
        name={name}
        className={styles.options}
        onOpen={(anchor) => goalMenu.set({ key: goal.key, anchor })}
      />
    </li>
  );
}
