import { takeOffBoard } from '@cairn/client/boards/take-off-board';
import type { ListView } from '@cairn/client/boards/lists-of';
import { moveGoal } from '@cairn/client/goals/move-goal';
import { useOnBoard } from '@cairn/client/react/boards';
import { useCairn } from '@cairn/client/react/cairn-context';
import { Popover } from '@cairn/ui/popover';
import { m } from '@cairn/words/messages';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { shortName } from '../goals/short-name.ts';
import { offerUndo } from '../goals/undo.ts';
import { ListPicker } from '../pickers/list-picker.tsx';
import type { SurfaceProps } from './goal-surfaces.tsx';
import { sayRefused } from '../goals/say-refused.ts';

export function ListSurface({ goal, anchor, onClose }: SurfaceProps) {
  const cairn = useCairn();
  const place = useOnBoard(goal);
  const pick = (list: ListView) => {
    onClose();
    if (list.key === place?.list.key) return;
    const to = { to: { list: list.key }, position: { at: 'bottom' } } as const;
    const { result, step } = cairn.undoStack.during(() => moveGoal(cairn, goal.key, to));
    if (!result.ok) return sayRefused(result.refusal);
    warnUnlessSaved(result.value.saved);
    offerUndo(cairn, step, { text: m.goal_board_set_toast({ list: shortName(list.name) }) });
  };
  const remove = () => {
    onClose();
    const { saved, step, isForToday } = takeOffBoard(cairn, goal.key);
    warnUnlessSaved(saved);
    offerUndo(cairn, step, {
      text: isForToday ? m.goal_board_removed_today_toast() : m.goal_board_removed_toast(),
    });
  };
  return (
    <Popover
      label={m.goal_board()}
      closeLabel={m.action_close()}
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <ListPicker
        space={goal.space}
        list={place?.list.key ?? null}
        onPick={pick}
        onRemove={place ? remove : undefined}
      />
    </Popover>
  );
}
