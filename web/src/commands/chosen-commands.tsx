import type { Cairn } from '@cairn/client/cairn/cairn';
import type { Shortcuts } from '@cairn/core/accounts/shortcuts';
import { dueDateOf, type Period } from '@cairn/core/time/periods';
import { m } from '@cairn/words/messages';
import CalendarRange from 'lucide-react/icons/calendar-range';
import { chosenKeys } from '../goals/chosen.ts';
import { namedPeriod, type Planning } from '../goals/planning.ts';
import { scheduleChosen } from '../periods/chosen-actions.ts';
import { chosenActs } from '../periods/chosen-acts.tsx';
import { type Command, commandIn } from './command.ts';

const actOnChosen = commandIn('chosen');

interface Asked {
  readonly cairn: Cairn;
  readonly planning: Planning;
  readonly shortcuts: Shortcuts;
  readonly query: string;
  /** The period that the query names. */
  readonly period: Period | null;
}

/** Returns the actions on the selected goals; empty without a selection. */
export function chosenCommands({ cairn, planning, shortcuts, query, period }: Asked): readonly Command[] {
  if (chosenKeys.get().size === 0) return [];
  const acts = chosenActs(cairn, planning, shortcuts).map(({ id, label, icon, keys, run }) =>
    actOnChosen(`chosen-${id}`, label, icon, run, { keys, isUsual: true }),
  );
  if (!period) return acts;
  const { columnId } = period;
  const move = () => scheduleChosen(cairn, { columnId, dueDate: dueDateOf(period) }, planning);
  const label = m.command_move_to({ period: namedPeriod(period, planning).title });
  return [actOnChosen('chosen-named', label, <CalendarRange />, move, { words: query }), ...acts];
}
