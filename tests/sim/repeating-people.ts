import type { Cairn } from '@cairn/client/cairn/cairn';
import { addComment } from '@cairn/client/comments/add-comment';
import { addGoals } from '@cairn/client/goals/add-goals';
import { recolorGoal, renameGoal, tickGoal } from '@cairn/client/goals/change-goal';
import { scheduleGoal } from '@cairn/client/goals/schedule-goal';
import { deleteGoal } from '@cairn/client/goals/delete-goal';
import { deleteSeveral } from '@cairn/client/goals/delete-several';
import { beginTypedOf } from '@cairn/client/replica/series-holders';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { editSeveral } from '@cairn/client/recurrence/edit-several';
import { repeatGoal } from '@cairn/client/recurrence/repeat-goal';
import { saveAsTemplate } from '@cairn/client/recurrence/save-as-template';
import { stopRepeating } from '@cairn/client/recurrence/stop-repeating';
import { reverseStep } from '@cairn/client/undo/reverse-step';
import type { UndoEntry } from '@cairn/client/undo-stack/undo-entry';
import { goalColors } from '@cairn/core/goals/colors';
import { ruleFitsColumn } from '@cairn/core/recurrence/options';
import { editScopes } from '@cairn/core/recurrence/recurrence-edit';
import { ruleFrom } from '@cairn/core/recurrence/rule';
import { plusDays } from '@cairn/core/time/date-only';
import { periodOf } from '@cairn/core/time/periods';
import type { Chance } from './chance.ts';
import { Oracle } from './oracle.ts';
import { undoNewest } from '@cairn/client/undo/reverse-step';

const rules = [
  'FREQ=DAILY;INTERVAL=3',
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;BYDAY=MO,TH',
  'FREQ=WEEKLY;INTERVAL=2',
  'FREQ=MONTHLY',
  'FREQ=MONTHLY;BYMONTHDAY=31',
];

const deeds = {
  add: 4,
  repeat: 4,
  rename: 3,
  tick: 4,
  recolor: 2,
  schedule: 3,
  removeDate: 3,
  takeBack: 3,
  delete: 2,
  deleteSeveral: 1,
  editSeveral: 3,
  moveSeveral: 2,
  changeRule: 2,
  stop: 1,
  template: 1,
  comment: 1,
  below: 1,
};

type Deed = keyof typeof deeds;

const decidesTheSeries: ReadonlySet<Deed> = new Set([
  'recolor',
  'schedule',
  'moveSeveral',
  'removeDate',
  'delete',
  'deleteSeveral',
  'stop',
]);

/** Actions that may drop unsent names of goals that are not on the screen. */
const unsettlesNames: ReadonlySet<Deed> = new Set([
  'takeBack',
  'delete',
  'deleteSeveral',
  'editSeveral',
  'moveSeveral',
  'changeRule',
  'stop',
]);

/** Undo entries of occurrences removed from their day. */
const removed = new WeakMap<Cairn, UndoEntry[]>();

export function doSomething(
  cairn: Cairn,
  chance: Chance,
  name: string,
  isMeant: (goal: GoalView) => boolean = () => true,
  oracle: Pick<Oracle, 'author' | 'kept' | 'repeats'> = new Oracle(),
): string {
  const goals = goalsIn(cairn, chance).filter(isMeant);
  const deed = goals.length === 0 ? 'add' : chance.weighed(deeds);
  const goal = goals.length === 0 ? null : chance.pick(goals);
  if (deed === 'add' || goal === null) {
    const columnId = chance.pick([1, 1, 1, 2, 3] as const);
    const { lastDate } = periodOf(columnId, plusDays('2026-11-21', chance.below(20)));
    const place = { columnId, dueDate: lastDate };
    const { saved } = addGoals(cairn, { text: name, place, position: { at: 'bottom' } });
    ignore(saved);
    oracle.repeats.named(name, oracle.author, oracle.kept(saved));
    return `add ${name}`;
  }
  if (unsettlesNames.has(deed)) oracle.repeats.unsettled(oracle.author);
  if (deed === 'rename') rename(cairn, goal, name, oracle);
  else act(cairn, chance, deed, goal, name);
  return `${deed} ${goal.name} ${goal.dueDate} ${goal.recurrence?.originalDate ?? ''} ${name}`;
}

/** A new series takes its name from its first goal until it is sent. */
function isBeginning(cairn: Cairn, { key }: GoalView): boolean {
  return beginTypedOf(cairn.replica.record({ table: 'goals', key })) !== null;
}

function rename(
  cairn: Cairn,
  goal: GoalView,
  name: string,
  { author, kept, repeats }: Pick<Oracle, 'author' | 'kept' | 'repeats'>,
): void {
  if (isBeginning(cairn, goal)) return;
  const { saved } = renameGoal(cairn, goal.key, name);
  ignore(saved);
  repeats.replaced(goal.name, author);
  repeats.named(name, author, kept(saved));
}

function act(
  cairn: Cairn,
  chance: Chance,
  deed: Exclude<Deed, 'rename'>,
  goal: GoalView,
  name: string,
): void {
  const { key } = goal;
  if (decidesTheSeries.has(deed) && isBeginning(cairn, goal)) return;
  switch (deed) {
    case 'add':
      return;
    case 'repeat':
      return goal.recurrence ? undefined : take(repeatGoal(cairn, key, anyWish(cairn, goal, chance)));
    case 'tick':
      return ignore(tickGoal(cairn, key, goal.doneDate === null).saved);
    case 'recolor':
      return ignore(recolorGoal(cairn, key, chance.pick(goalColors)).saved);
    case 'schedule': {
      const { lastDate } = periodOf(
        goal.columnId ?? 1,
        plusDays(goal.dueDate ?? '2026-11-21', chance.below(40)),
      );
      return ignore(scheduleGoal(cairn, key, { columnId: goal.columnId ?? 1, dueDate: lastDate }).saved);
    }
    case 'removeDate': {
      const { result, step } = cairn.undoStack.during(() => scheduleGoal(cairn, key, null));
      if (step) removed.set(cairn, [...(removed.get(cairn) ?? []), step]);
      return ignore(result.saved);
    }
    case 'takeBack': {
      const step = removed.get(cairn)?.pop();
      return step ? ignore(reverseStep(cairn, step).saved) : undefined;
    }
    case 'delete': {
      const deletion = deleteGoal(cairn, key);
      ignore(deletion.saved);
      return chance.happens(0.3) ? ignore(undoNewest(cairn)?.reversal.saved ?? Promise.resolve()) : undefined;
    }
    case 'deleteSeveral': {
      const deletion = deleteSeveral(
        cairn,
        key,
        chance.pick(['ALL', 'STARTING_FROM_THIS', 'STARTING_FROM_THIS']),
      );
      ignore(deletion.saved);
      return chance.happens(0.3) ? ignore(undoNewest(cairn)?.reversal.saved ?? Promise.resolve()) : undefined;
    }
    case 'editSeveral': {
      const mode = chance.pick(['ALL', 'STARTING_FROM_THIS'] as const);
      const edit = chance.happens(0.5) ? { name } : { color: chance.pick(goalColors) };
      return take(editSeveral(cairn, key, { edit }, mode));
    }
    case 'moveSeveral': {
      const { columnId, dueDate } = goal;
      if (!goal.recurrence || columnId === null || dueDate === null) return;
      const to = periodOf(columnId, plusDays(dueDate, chance.below(20) - 5)).lastDate;
      const mode = chance.pick(['ALL', 'STARTING_FROM_THIS'] as const);
      return take(editSeveral(cairn, key, { edit: { columnId, dueDate: to } }, mode));
    }
    case 'changeRule': {
      const mode = chance.pick(['ALL', 'STARTING_FROM_THIS'] as const);
      return goal.recurrence ? take(repeatGoal(cairn, key, anyWish(cairn, goal, chance), mode)) : undefined;
    }
    case 'stop':
      return ignore(stopRepeating(cairn, key, chance.pick(editScopes)).saved);
    case 'template':
      return take(saveAsTemplate(cairn, key));
    case 'comment':
      return take(addComment(cairn, key, name));
    case 'below':
      return ignore(
        addGoals(cairn, { text: name, place: { parent: key }, position: { at: 'bottom' } }).saved,
      );
  }
}

function anyWish(cairn: Cairn, { columnId, recurrence }: GoalView, chance: Chance) {
  const fitting = rules.filter((text) => {
    const rule = ruleFrom(text);
    return rule.ok && ruleFitsColumn(rule.value, columnId ?? 1);
  });
  const rule = chance.pick(fitting);
  const mayWait = !rule.includes('BY');
  const series = recurrence && cairn.replica.occurrences.series(recurrence.id, recurrence.originalDate);
  const anchor = mayWait && chance.happens(0.3) ? 'completion' : 'date';
  return { rule, anchor, dateTo: series?.dateTo ?? null } as const;
}

function goalsIn({ replica }: Cairn, chance: Chance): readonly GoalView[] {
  const days = Array.from({ length: 12 }, () => plusDays('2026-11-18', chance.below(45)));
  return days.flatMap((day) =>
    ([1, 2, 3] as const).flatMap((column) => replica.goalsInPeriod(periodOf(column, day))),
  );
}

function take(outcome: { readonly ok: boolean; readonly value?: { readonly saved: Promise<void> } }): void {
  if (outcome.ok && outcome.value) ignore(outcome.value.saved);
}

function ignore(saved: Promise<void>): void {
  saved.catch(() => undefined);
}
