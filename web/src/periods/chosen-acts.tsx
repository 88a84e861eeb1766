import type { Cairn } from '@cairn/client/cairn/cairn';
import { type GoalShortcutName, goalShortcutNames, type Shortcuts } from '@cairn/core/accounts/shortcuts';
import { m } from '@cairn/words/messages';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import CalendarRange from 'lucide-react/icons/calendar-range';
import CircleCheck from 'lucide-react/icons/circle-check';
import Copy from 'lucide-react/icons/copy';
import CornerLeftUp from 'lucide-react/icons/corner-left-up';
import List from 'lucide-react/icons/list';
import ListTree from 'lucide-react/icons/list-tree';
import Palette from 'lucide-react/icons/palette';
import Tag from 'lucide-react/icons/tag';
import Trash from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { keysOf } from '../base/keys-of.ts';
import { shortcutLabels } from '../base/shortcut-labels.ts';
import type { Planning } from '../goals/planning.ts';
import { deleteAllChosen } from './chosen-actions.ts';
import { actOnChosen, areChosenDone } from './chosen-keys.ts';

export interface ChosenAct {
  readonly id: GoalShortcutName | 'delete';
  readonly label: string;
  readonly icon: ReactNode;
  readonly keys: readonly string[];
  readonly run: () => void;
}

/** Returns the actions on all selected goals, in the order of the bar and the command box. */
export function chosenActs(cairn: Cairn, planning: Planning, shortcuts: Shortcuts): readonly ChosenAct[] {
  const byKey = goalShortcutNames.flatMap((id): ChosenAct[] => {
    const run = actOnChosen(cairn, id, planning);
    return run ? [{ id, label: labelOf(cairn, id), icon: icons[id], keys: keysOf(shortcuts[id]), run }] : [];
  });
  const remove = () => deleteAllChosen(cairn);
  return [...byKey, { id: 'delete', label: m.goal_delete(), icon: <Trash />, keys: ['⌫'], run: remove }];
}

const icons: Partial<Record<GoalShortcutName, ReactNode>> = {
  tickGoal: <CircleCheck />,
  moveToToday: <CalendarRange />,
  moveToTomorrow: <CalendarRange />,
  moveToThisWeek: <CalendarRange />,
  moveToNextWeek: <CalendarRange />,
  moveToPeriod: <CalendarRange />,
  setColor: <Palette />,
  setTags: <Tag />,
  followGoal: <Bell />,
  muteGoal: <BellOff />,
  duplicateGoal: <Copy />,
  copyGoals: <List />,
  moveBelow: <ListTree />,
  moveOut: <CornerLeftUp />,
};

function labelOf(cairn: Cairn, id: GoalShortcutName): string {
  switch (id) {
    case 'tickGoal':
      return areChosenDone(cairn) ? m.selection_reopen() : m.selection_tick();
    case 'moveToPeriod':
      return m.goal_move_to();
    case 'setColor':
      return m.goal_color();
    case 'setTags':
      return m.selection_tag();
    default:
      return shortcutLabels[id]();
  }
}
