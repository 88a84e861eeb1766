import { useCairn } from '@cairn/client/react/cairn-context';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { blockOfTimes } from '@cairn/core/time/block-times';
import type { DayBlock } from '@cairn/core/time/day-blocks';
import { Popover } from '@cairn/ui/popover';
import { m } from '@cairn/words/messages';
import { firstFreeBlock, timeWithUndo } from '../goals/day-times.ts';
import { usePlanning } from '../goals/planning.ts';
import { TimePicker } from '../pickers/time-picker.tsx';

interface TimeSurfaceProps {
  readonly goal: GoalView;
  readonly anchor: Element;
  readonly onClose: () => void;
}

export function TimeSurface({ goal, anchor, onClose }: TimeSurfaceProps) {
  const cairn = useCairn();
  const planning = usePlanning();
  const { datetimeFr, datetimeTo, dueDate } = goal;
  if (dueDate === null) return null;
  const block =
    datetimeFr !== null && datetimeTo !== null
      ? blockOfTimes({ datetimeFr, datetimeTo }, planning.timezone)
      : null;
  const put = (next: DayBlock | null, offersUndo: boolean) =>
    timeWithUndo(cairn, goal.key, { date: dueDate, block: next }, planning, offersUndo);
  return (
    <Popover
      label={m.time_title()}
      closeLabel={m.action_close()}
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <TimePicker
        block={block}
        offered={firstFreeBlock(cairn, dueDate)}
        onPick={(next) => put(next, false)}
        onRemove={
          block === null
            ? undefined
            : () => {
                onClose();
                put(null, true);
              }
        }
        onDone={onClose}
      />
    </Popover>
  );
}
