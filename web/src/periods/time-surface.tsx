import { planDuration } from '@cairn/client/goals/change-goal';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { blockOfTimes } from '@cairn/core/time/block-times';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { DayBlock } from '@cairn/core/time/day-blocks';
import { dayColumn } from '@cairn/core/time/horizons';
import { Popover } from '@cairn/ui/popover';
import { m } from '@cairn/words/messages';
import { firstFreeBlock, timeWithUndo } from '../goals/day-times.ts';
import { offerForOthers } from '../goals/offer-for-others.ts';
import { usePlanning } from '../goals/planning.ts';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { PlannedLength } from '../pickers/duration-choice.tsx';
import { TimePicker } from '../pickers/time-picker.tsx';
import styles from '../pickers/time-picker.module.css';

interface TimeSurfaceProps {
  readonly goal: GoalView;
  readonly anchor: Element;
  readonly onClose: () => void;
}

/** Only a goal of a day can get a time. Others have a planned length alone. */
export function TimeSurface({ goal, anchor, onClose }: TimeSurfaceProps) {
  const cairn = useCairn();
  const planning = usePlanning();
  const { columnId, datetimeFr, datetimeTo, dueDate, durationMinutes } = goal;
  const block =
    datetimeFr !== null && datetimeTo !== null
      ? blockOfTimes({ datetimeFr, datetimeTo }, planning.timezone)
      : null;
  const day = columnId === dayColumn ? dueDate : null;
  const planned = {
    minutes: durationMinutes,
    onPlan: (minutes: number | null) => {
      onClose();
      warnUnlessSaved(planDuration(cairn, goal.key, minutes).saved);
      offerForOthers(goal, { durationMinutes: minutes });
    },
  };
  const put = (date: DateOnly, next: DayBlock | null, offersUndo: boolean) =>
    timeWithUndo(cairn, goal.key, { date, block: next }, planning, offersUndo);
  return (
    <Popover
      label={day === null ? m.time_duration() : m.time_title()}
      closeLabel={m.action_close()}
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {day === null ? (
        <div className={styles.picker}>
          <PlannedLength {...planned} />
        </div>
      ) : (
        <TimePicker
          block={block}
          offered={firstFreeBlock(cairn, day, goal)}
          planned={planned}
          onPick={(next) => put(day, next, false)}
          onRemove={
            block === null
              ? undefined
              : () => {
                  onClose();
                  put(day, null, true);
                }
          }
          onDone={onClose}
        />
      )}
    </Popover>
  );
}
