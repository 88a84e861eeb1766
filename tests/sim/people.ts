import type { Cairn } from '@cairn/client/cairn/cairn';
import { addGoals } from '@cairn/client/goals/add-goals';
import { recolorGoal, renameGoal, tickGoal } from '@cairn/client/goals/change-goal';
import { type OpenedName, openedName } from '@cairn/client/goals/opened-name';
import { scheduleGoal } from '@cairn/client/goals/schedule-goal';
import { changeNotes } from '@cairn/client/goals/change-notes';
import { deleteGoal } from '@cairn/client/goals/delete-goal';
import { moveToSpace } from '@cairn/client/goals/move-to-space';
import { moveGoal, setGoalParent } from '@cairn/client/goals/move-goal';
import { changeSettings } from '@cairn/client/settings/change-settings';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { goalColors } from '@cairn/core/goals/colors';
import { notesText, type NotesOps } from '@cairn/core/notes/delta';
import { plusDays } from '@cairn/core/time/date-only';
import type { Chance } from './chance.ts';
import { board } from './boarding-people.ts';
import { comment } from './commenting-people.ts';
import { file } from './filing-people.ts';
import { Oracle } from './oracle.ts';
import { doSomething } from './repeating-people.ts';
import { setTags } from './tagging-people.ts';
import { undoOrRedo } from './undoing-people.ts';
import { undoNewest } from '@cairn/client/undo/reverse-step';

const usualHabits = {
  add: 22,
  addBelow: 8,
  paste: 1,
  rename: 20,
  schedule: 12,
  tick: 8,
  recolor: 5,
  write: 18,
  erase: 4,
  reorder: 6,
  giveParent: 6,
  travel: 4,
  delete: 5,
  settings: 2,
  comment: 6,
  file: 8,
  tags: 2,
  repeat: 14,
  board: 9,
  undo: 9,
};

export type Habits = Partial<Readonly<Record<keyof typeof usualHabits, number>>>;

/** @param meetingPlace the space for all new goals; null for any */
export function act(
  cairn: Cairn,
  chance: Chance,
  oracle: Oracle,
  deleted: Set<string>,
  habits: Habits,
  meetingPlace: string | null = null,
): void {
  // The server's ids differ on each run, so sort by mark.
  const goals = [...cairn.replica.seenGoals()]
    .filter(({ name }) => Oracle.isWatched(name))
    .toSorted((one, other) => numberOf(one) - numberOf(other));
  oracle.saw(goals.map(({ name }) => Oracle.markOf(name)));
  const kind = goals.length === 0 ? 'add' : chance.weighed({ ...usualHabits, ...habits });
  if (kind === 'repeat') {
    doSomething(cairn, chance, `r${oracle.next()}`, ({ name }) => !Oracle.isWatched(name), oracle);
    return;
  }
  const goal = goals.length === 0 ? null : chance.pick(goals);
  if (kind === 'add' || !goal) return add(cairn, chance, oracle, null, meetingPlace);
  const mark = Oracle.markOf(goal.name);
  switch (kind) {
    case 'paste':
      return add(
        cairn,
        chance,
        oracle,
        chance.happens(0.3) ? goal : null,
        meetingPlace,
        8 + chance.below(16),
      );
    case 'addBelow':
      return add(cairn, chance, oracle, goal, meetingPlace);
    case 'rename':
      return rename(cairn, chance, oracle, goal);
    case 'schedule': {
      // The screens offer viewers no dates.
      if (goal.isViewed) return;
      // Each date is used only one time, so it identifies its edit.
      const dueDate = plusDays('2027-01-01', oracle.next());
      return oracle.edited(
        mark,
        'dueDate',
        dueDate,
        goal.dueDate,
        settled(scheduleGoal(cairn, goal.key, { columnId: 1, dueDate }).saved),
      );
    }
    case 'tick':
      return ignore(tickGoal(cairn, goal.key, goal.doneDate === null).saved);
    case 'recolor':
      return ignore(recolorGoal(cairn, goal.key, chance.pick(goalColors)).saved);
    case 'write':
      return write(cairn, chance, oracle, goal, mark);
    case 'erase':
      return erase(cairn, chance, oracle, goal, mark);
    case 'reorder': {
      if (goal.columnId === null || goal.dueDate === null) return;
      const to = { columnId: goal.columnId, dueDate: goal.dueDate };
      const moved = moveGoal(cairn, goal.key, {
        to,
        position: { at: chance.happens(0.5) ? 'top' : 'bottom' },
      });
      return moved.ok ? ignore(moved.value.saved) : undefined;
    }
    case 'giveParent': {
      oracle.undated(mark);
      const moved = setGoalParent(cairn, goal.key, chance.happens(0.3) ? null : chance.pick(goals).key);
      return moved.ok ? ignore(moved.value.saved) : undefined;
    }
    case 'travel': {
      const others = cairn.replica.recordsOf('spaces').filter((space) => space.key !== goal.space);
      if (others.length === 0) return;
      const space = chance.pick(others).key;
      oracle.travelled(namesOfTree(cairn, goal).map(Oracle.markOf), space);
      const moved = moveToSpace(cairn, goal.key, space);
      return moved.ok ? ignore(moved.value.saved) : undefined;
    }
    case 'delete': {
      const marks = namesOfTree(cairn, goal).map(Oracle.markOf);
      for (const one of marks) deleted.add(one);
      const deletion = deleteGoal(cairn, goal.key);
      ignore(deletion.saved);
      const undone = chance.happens(0.3) ? undoNewest(cairn)?.reversal.saved : null;
      return undone ? oracle.deletedUnless(marks, undone) : oracle.deleted(marks);
    }
    case 'undo':
      oracle.repeats.unsettled(oracle.author);
      return undoOrRedo(cairn, chance, oracle, deleted);
    case 'comment':
      return comment(cairn, chance, oracle, goal);
    case 'file':
      return file(cairn, chance, oracle, goal);
    case 'board':
      return board(cairn, chance, oracle, deleted, goal);
    case 'tags':
      return setTags(cairn, chance, oracle);
    case 'settings':
      return ignore(changeSettings(cairn, { hideCompleted: chance.happens(0.5) }).saved);
  }
}

function numberOf(goal: GoalView): number {
  return Number(Oracle.markOf(goal.name).slice(1));
}

function add(
  cairn: Cairn,
  chance: Chance,
  oracle: Oracle,
  parent: GoalView | null,
  meetingPlace: string | null,
  lines = 1,
): void {
  const marks = Array.from({ length: lines }, () => `g${oracle.next()}`);
  const all = cairn.replica.recordsOf('spaces');
  const meeting = all.filter(({ id }) => id === meetingPlace);
  const spaces = (meeting.length > 0 ? meeting : all).map((space) => space.key);
  if (all.length > 1) ignore(changeSettings(cairn, { activeSpacesIds: [chance.pick(spaces)] }).saved);
  const place = parent
    ? { parent: parent.key }
    : { columnId: 1 as const, dueDate: plusDays('2026-11-21', chance.below(3)) };
  const { saved } = addGoals(cairn, {
    text: marks.map((mark) => `${lines > 1 && chance.happens(0.2) ? '  ' : ''}${mark} new`).join('\n'),
    place,
    position: { at: chance.happens(0.5) ? 'bottom' : 'top' },
  });
  for (const mark of marks) oracle.created(mark, settled(saved));
}

function write(cairn: Cairn, chance: Chance, oracle: Oracle, goal: GoalView, mark: string): void {
  // A token at a wrong position lands within another token, because lengths vary.
  const token = `[k${oracle.next()}${'.'.repeat(chance.below(5))}]`;
  const text = notesText(goal.richThoughts);
  // Only between tokens, so that each stays whole.
  const places = [0, ...[...text.matchAll(/\]/gu)].map((match) => match.index + 1)];
  const at = chance.pick(places);
  const insertion = text === '' ? [{ insert: `${token}\n` }] : [{ insert: token }];
  const ops: NotesOps = at === 0 ? insertion : [{ retain: at }, ...insertion];
  oracle.wrote(mark, token, settled(changeNotes(cairn, goal.key, ops).saved));
}

function erase(cairn: Cairn, chance: Chance, oracle: Oracle, goal: GoalView, mark: string): void {
  const text = notesText(goal.richThoughts);
  const tokens = [...text.matchAll(/\[k\d+\.*\]/gu)];
  if (tokens.length === 0) return;
  const { index, 0: token } = chance.pick(tokens);
  oracle.erased(mark, token);
  const ops: NotesOps = [...(index === 0 ? [] : [{ retain: index }]), { delete: token.length }];
  ignore(changeNotes(cairn, goal.key, ops).saved);
}

function namesOfTree(cairn: Cairn, goal: GoalView): readonly string[] {
  return [goal.name, ...cairn.replica.subgoalsOf(goal.key).flatMap((child) => namesOfTree(cairn, child))];
}

/** For edits that the oracle does not expect, because the person sees the error. */
function ignore(saved: Promise<void>): void {
  saved.catch(() => undefined);
}

function settled(saved: Promise<void>): Promise<void> {
  ignore(saved);
  return saved;
}

const openFields = new WeakMap<Cairn, { readonly key: string; readonly opened: OpenedName }>();

function rename(cairn: Cairn, chance: Chance, oracle: Oracle, goal: GoalView): void {
  const open = openFields.get(cairn);
  const isThere = open !== undefined && cairn.replica.goal(open.key) !== undefined;
  const field = isThere ? open : { key: goal.key, opened: openedName(cairn, goal) };
  if (!isThere && chance.happens(0.3)) return void openFields.set(cairn, field);
  openFields.delete(cairn);
  const mark = Oracle.markOf(field.opened.name);
  const name = `${mark} n${oracle.next()}`;
  const { saved } = renameGoal(cairn, field.key, name, field.opened);
  oracle.edited(mark, 'name', name, field.opened.name, settled(saved));
}
