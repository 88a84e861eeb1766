import { useCairn } from '@cairn/client/react/cairn-context';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { isDivider } from '@cairn/core/goals/goal';
import { blockOfTimes } from '@cairn/core/time/block-times';
import { plusDays } from '@cairn/core/time/date-only';
import { type DayBlock, movedBlock, steppedBlock, stretchedBlock } from '@cairn/core/time/day-blocks';
import { dayColumn } from '@cairn/core/time/horizons';
import { MenuItem, MenuMore, MenuSeparator } from '@cairn/ui/menu';
import { m } from '@cairn/words/messages';
import Clock from 'lucide-react/icons/clock';
import { type DayTime, blockText, firstFreeBlock, timeWithUndo } from '../goals/day-times.ts';
import { usePlanning } from '../goals/planning.ts';
import { useShortcuts } from '../goals/use-shortcuts.ts';
import { keyText } from '../base/keys-of.ts';

interface TimeItemsProps {
  readonly goal: GoalView;
  readonly anchor: Element;
  readonly onChoose: () => void;
}

/** Entries for each change that a drag on the hours can make. Only goals of a day have times, others a planned length. */
export function TimeItems({ goal, anchor, onChoose }: TimeItemsProps) {
  const cairn = useCairn();
  const planning = usePlanning();
  const keys = useShortcuts();
  const { columnId, dueDate: date, datetimeFr, datetimeTo } = goal;
  if (isDivider(goal) || goal.locked) return null;
  if (columnId !== dayColumn || date === null) {
    return (
      <MenuItem icon={<Clock />} shortcut={keyText(keys.setTime)} onSelect={onChoose}>
        {m.time_duration()}
      </MenuItem>
    );
  }
  const put = (place: DayTime) => timeWithUndo(cairn, goal.key, place, planning);
  const choose = (
    <MenuItem shortcut={keyText(keys.setTime)} onSelect={onChoose}>
      {m.time_choose()}
    </MenuItem>
  );

  if (datetimeFr === null || datetimeTo === null) {
    const laid = laidAt(anchor);
    return (
      <MenuMore icon={<Clock />} label={m.time_title()}>
        {choose}
        {laid ? (
          <MenuItem onSelect={() => put({ date, block: laid })}>
            {m.time_keep({ time: blockText(date, laid, planning) })}
          </MenuItem>
        ) : (
          <MenuItem onSelect={() => put({ date, block: firstFreeBlock(cairn, date, goal) })}>
            {m.time_first_free()}
          </MenuItem>
        )}
      </MenuMore>
    );
  }

  const block = blockOfTimes({ datetimeFr, datetimeTo }, planning.timezone);
  const onDay = (days: number) => put({ date: plusDays(date, days), block: movedBlock(block, block.from) });
  return (
    <MenuMore icon={<Clock />} label={m.time_title()}>
      {choose}
      <MenuSeparator />
      <MenuItem shortcut="↑" onSelect={() => put({ date, block: steppedBlock(block, -1) })}>
        {m.time_earlier()}
      </MenuItem>
      <MenuItem shortcut="↓" onSelect={() => put({ date, block: steppedBlock(block, 1) })}>
        {m.time_later()}
      </MenuItem>
      <MenuItem shortcut="⇧ ↓" onSelect={() => put({ date, block: stretchedBlock(block, 1) })}>
        {m.time_longer()}
      </MenuItem>
      <MenuItem shortcut="⇧ ↑" onSelect={() => put({ date, block: stretchedBlock(block, -1) })}>
        {m.time_shorter()}
      </MenuItem>
      <MenuItem shortcut="←" onSelect={() => onDay(-1)}>
        {m.time_day_before()}
      </MenuItem>
      <MenuItem shortcut="→" onSelect={() => onDay(1)}>
        {m.time_day_after()}
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => put({ date, block: null })}>{m.time_remove()}</MenuItem>
    </MenuMore>
  );
}

/** Where the grid shows a goal that has no time; null outside the grid. */
function laidAt(anchor: Element): DayBlock | null {
  const { from, to } = anchor.closest<HTMLElement>('[data-estimated]')?.dataset ?? {};
  return from === undefined || to === undefined ? null : { from: Number(from), to: Number(to) };
}
