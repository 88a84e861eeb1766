import { useCairn } from '@cairn/client/react/cairn-context';
import type { GoalView } from '@cairn/client/replica/goal-view';
import type { PlannedBlock } from '@cairn/core/goals/day-plan';
import { isDone } from '@cairn/core/goals/goal';
import { blockOfTimes } from '@cairn/core/time/block-times';
import type { DateOnly } from '@cairn/core/time/date-only';
import { heightOf } from '@cairn/core/time/hours';
import { dayColumn } from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import { CheckBox } from '@cairn/ui/check-box';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import CloudOff from 'lucide-react/icons/cloud-off';
import Repeat from 'lucide-react/icons/repeat';
import { type CSSProperties, memo, useId } from 'react';
import { useCell } from '../base/cell.ts';
import { hoursHeld } from '../drag/hours-aim.ts';
import { editing, goalMenu, selectedKey } from '../goals/ui-requests.ts';
import { blockText } from '../goals/day-times.ts';
import { clockTimes } from '../goals/clock-time.ts';
import { GoalTitleEditor } from '../goals/goal-title-editor.tsx';
import { keptFocus } from '../goals/kept-focus.ts';
import { useOpenGoal } from '../goals/open-goal.ts';
import { OptionsButton } from '../goals/options-button.tsx';
import { type Planning, usePlanning } from '../goals/planning.ts';
import styles from './hour-block.module.css';
import { placeOfBlock } from './place-of-block.ts';
import { useBlockKeys } from './use-block-keys.ts';
import { tick } from '../goals/tick.ts';
import { zoneOfPeriod } from '../drag/zones.ts';

interface HourBlockProps {
  readonly block: PlannedBlock<GoalView>;
  readonly date: DateOnly;
  readonly isAlone: boolean;
  readonly onPage: (step: 1 | -1) => void;
}

/** @param height in CSS pixels */
function roomIn(height: number, isNarrow: boolean): { readonly lines: number; readonly showsTime: boolean } {
  const line = isNarrow ? 18 : 15;
  const inner = height - 9;
  const showsTime = inner >= line + 15;
  // Without the time, two tight lines fit into half an hour.
  if (!showsTime) return { lines: isNarrow ? 1 : 2, showsTime };
  return { lines: Math.floor((inner - 15) / line), showsTime };
}

/** A dashed border marks a goal without a time, shown in free time. */
export const HourBlock = memo(function HourBlock({ block, date, isAlone, onPage }: HourBlockProps) {
  const cairn = useCairn();
  const planning = usePlanning();
  const openGoal = useOpenGoal();
  const isNarrow = useNarrow();
  const timeId = useId();
  const { goal, isEstimated, isRest } = block;
  const isLifted = useCell(hoursHeld, (key) => key === goal.key);
  const whole = wholeOf(block, planning);
  const ownDate = isRest ? (goal.dueDate ?? date) : date;
  const press = useBlockKeys({ goal, date: ownDate, block: whole, isAlone, onPage });
  const name = goal.name === '' ? m.goal_untitled() : goal.name;
  const { lines, showsTime } = roomIn(heightOf(block), isNarrow);
  const [start, end] = timeTextOf(block, date, planning).split('–');
  const isStill = isRest || goal.locked;
  const edited = useCell(editing, (value) => (value?.key === goal.key && !isStill ? value : null));
  const edit = () => editing.set({ key: goal.key, draft: null });

  return (
    <li
      className={styles.block}
      data-goal={goal.key}
      data-no-drag
      data-hours-still={isStill || undefined}
      data-from={whole.from}
      data-to={whole.to}
      data-color={goal.color ?? undefined}
      data-done={isDone(goal) || undefined}
      data-estimated={isEstimated || undefined}
      data-lifted={isLifted || undefined}
      data-quick-edit={!isStill || undefined}
      data-editing={edited !== null || undefined}
      data-short={!showsTime || isEstimated || undefined}
      data-sync={goal.sync}
      style={
        {
          ...placeOfBlock(block, block),
          ...(edited ? { height: 'auto', minHeight: heightOf(block) } : {}),
          '--lines': lines,
        } as CSSProperties
      }
    >
      <CheckBox
        label={m.goal_done_box({ name })}
        isChecked={isDone(goal)}
        isColored={goal.color !== null}
        isDisabled={goal.locked}
        onChange={(isChecked) => tick(cairn, goal, isChecked)}
      />
      <div className={styles.text}>
        {edited ? (
          <GoalTitleEditor
            goal={goal}
            zone={zoneOfPeriod(periodOf(dayColumn, ownDate))}
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
            aria-describedby={timeId}
            aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight Shift+ArrowUp Shift+ArrowDown"
            onClick={({ altKey }) => (altKey && !isStill ? edit() : openGoal(goal.key))}
            onKeyDown={press}
            onFocus={() => selectedKey.set(goal.key)}
          >
            {name}
          </button>
        )}
        <span id={timeId} className={styles.time} data-unseen={!showsTime || isEstimated || undefined}>
          <span data-hours-time>
            {start}
            {end !== undefined && <span className={styles.end}>–{end}</span>}
          </span>
          {isEstimated && <span> {m.hours_estimated()}</span>}
          {isRest && <span>{m.hours_rest()}</span>}
          {goal.recurrence !== null && (
            <>
              <Repeat />
              <span className="sr-only">{m.repeats()}</span>
            </>
          )}
          {goal.sync === 'failed' && (
            <>
              <CloudOff />
              {m.goal_not_synced()}
            </>
          )}
        </span>
      </div>
      <OptionsButton
        name={name}
        className={styles.options}
        onOpen={(anchor) => goalMenu.set({ key: goal.key, anchor })}
      />
      {!isStill && <i className={styles.grip} data-hours-grip aria-hidden="true" />}
    </li>
  );
});

/** A drag moves the whole goal, even if the day shows only a part, or more than a short planned length. */
function wholeOf({ goal, isEstimated, from, to }: PlannedBlock<GoalView>, { timezone }: Planning) {
  const { datetimeFr, datetimeTo, durationMinutes } = goal;
  return isEstimated || datetimeFr === null || datetimeTo === null
    ? { from, to: durationMinutes === null ? to : from + durationMinutes }
    : blockOfTimes({ datetimeFr, datetimeTo }, timezone);
}

function timeTextOf(block: PlannedBlock<GoalView>, date: DateOnly, planning: Planning): string {
  const { datetimeFr, datetimeTo } = block.goal;
  return datetimeFr === null
    ? blockText(date, block, planning)
    : clockTimes(datetimeFr, datetimeTo, planning);
}
