import { useCairn } from '@cairn/client/react/cairn-context';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { scheduleOf } from '@cairn/core/goals/schedule-edit';
import { dayColumn, weekColumn } from '@cairn/core/time/horizons';
import { isSamePeriod } from '@cairn/core/time/periods';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { MenuItem, MenuMore, MenuSeparator } from '@cairn/ui/menu';
import { m } from '@cairn/words/messages';
import CalendarOff from 'lucide-react/icons/calendar-off';
import CalendarRange from 'lucide-react/icons/calendar-range';
import { scheduleWithUndo } from '../goals/move-with-undo.ts';
import { stoneOf } from '../goals/period-words.ts';
import { usePlanning } from '../goals/planning.ts';
import { useShortcuts } from '../goals/use-shortcuts.ts';
import { keyText } from '../base/keys-of.ts';
import { allShortcuts, shortcutsOf } from '../pickers/period-shortcuts.ts';

interface PeriodItemsProps {
  readonly goal: GoalView;
  readonly onPick: () => void;
}

export function PeriodItems({ goal, onPick }: PeriodItemsProps) {
  const cairn = useCairn();
  const planning = usePlanning();
  const keys = useShortcuts();
  const current = scheduleOf(goal);
  const { today, life } = planning;
  const [day, nextDay] = shortcutsOf(dayColumn, today, life);
  const [thisWeek, nextWeek] = shortcutsOf(weekColumn, today, life);
  const keyOf = (label: string) => {
    if (label === day?.label) return keyText(keys.moveToToday);
    if (label === nextDay?.label) return keyText(keys.moveToTomorrow);
    if (label === thisWeek?.label) return keyText(keys.moveToThisWeek);
    return label === nextWeek?.label ? keyText(keys.moveToNextWeek) : undefined;
  };
  return (
    <MenuMore icon={<CalendarRange />} label={m.goal_move_to()}>
      {allShortcuts(today, life).map(({ label, schedule }) => (
        <MenuItem
          key={label}
          icon={<HorizonGlyph stone={stoneOf[schedule.columnId]} isNow={schedule.columnId === dayColumn} />}
          shortcut={keyOf(label)}
          isChosen={
            current?.columnId === schedule.columnId &&
            isSamePeriod(schedule.columnId, current.dueDate, schedule.dueDate)
          }
          onSelect={() => scheduleWithUndo(cairn, goal, schedule, planning)}
        >
          {label}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<CalendarRange />} shortcut={keyText(keys.moveToPeriod)} onSelect={onPick}>
        {m.goal_pick_date()}
      </MenuItem>
      {current && (
        <MenuItem icon={<CalendarOff />} onSelect={() => scheduleWithUndo(cairn, goal, null, planning)}>
          {m.goal_remove_date()}
        </MenuItem>
      )}
    </MenuMore>
  );
}
