import type { Cairn } from '@cairn/client/cairn/cairn';
import { addGoals } from '@cairn/client/goals/add-goals';
import { recolorGoal, renameGoal, tickGoal } from '@cairn/client/goals/change-goal';
import { scheduleGoal } from '@cairn/client/goals/schedule-goal';
import { changeNotes } from '@cairn/client/goals/change-notes';
import { deleteGoal } from '@cairn/client/goals/delete-goal';
import { moveGoal, setGoalParent } from '@cairn/client/goals/move-goal';
import { entriesInFolders } from '@cairn/client/folders/folder-entries';
import { moveInFolder } from '@cairn/client/folders/move-in-folder';
import { putIntoFolder } from '@cairn/client/folders/put-into-folder';
import { takeFromFolder } from '@cairn/client/folders/take-from-folder';
import { goalColors } from '@cairn/core/goals/colors';
import { dayColumn } from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import type { Chance } from './chance.ts';

const kinds = ['pinned', 'favourites'] as const;
const days = ['2026-11-21', '2026-11-22', '2026-11-23'];

/** By name, because keys differ between devices. */
export function said({ replica }: Cairn) {
  const nameOf = (key: string | null) => (key === null ? null : replica.goal(key)?.name);
  return [...replica.seenGoals()]
    .map(({ name, doneDate, color, columnId, dueDate, parent, richThoughts, recurrence, id }) => {
      return {
        id,
        name,
        doneDate,
        color,
        columnId,
        dueDate,
        parent: nameOf(parent),
        richThoughts,
        recurrence,
      };
    })
    .toSorted((one, other) => (String(one.id) < String(other.id) ? -1 : 1));
}

export function picture(cairn: Cairn) {
  const lists = days.map((day) =>
    cairn.replica.goalsInPeriod(periodOf(dayColumn, day)).map(({ name }) => name),
  );
  const folders = kinds.map((kind) => entriesInFolders(cairn, kind).map(({ view: thing }) => thing.name));
  return { said: said(cairn), lists, folders };
}

export function doAnything(cairn: Cairn, chance: Chance, word: string): void {
  const goals = [...cairn.replica.seenGoals()].toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const day = { columnId: dayColumn, dueDate: chance.pick(days) } as const;
  if (goals.length < 3 || chance.happens(0.2)) {
    addGoals(cairn, { text: `${word}\n${word}, too`, place: day, position: { at: 'top' } });
    return;
  }
  const goal = chance.pick(goals);
  const other = chance.pick(goals).key;
  const deeds = [
    () => renameGoal(cairn, goal.key, word),
    () => tickGoal(cairn, goal.key, goal.doneDate === null),
    () => recolorGoal(cairn, goal.key, chance.pick(goalColors)),
    () => scheduleGoal(cairn, goal.key, chance.happens(0.3) ? null : day),
    () => moveGoal(cairn, goal.key, { to: day, position: { after: other } }),
    () => setGoalParent(cairn, goal.key, chance.happens(0.3) ? null : other),
    () => deleteGoal(cairn, goal.key),
    () => putIntoFolder(cairn, { of: 'goal', key: goal.key }, chance.pick(kinds)),
    () => takeFromFolder(cairn, { of: 'goal', key: goal.key }, chance.pick(kinds)),
    () => {
      const entries = entriesInFolders(cairn, 'pinned');
      if (entries.length > 0) moveInFolder(cairn, chance.pick(entries), { at: 'top' });
    },
    () => {
      changeNotes(cairn, goal.key, [{ insert: `${word}\n` }]);
      cairn.undoStack.rest();
    },
  ];
  chance.pick(deeds)();
}

export function withoutIds({ said: goals, ...rest }: ReturnType<typeof picture>) {
  return { ...rest, said: goals.map((goal) => JSON.stringify({ ...goal, id: null })).toSorted() };
}
