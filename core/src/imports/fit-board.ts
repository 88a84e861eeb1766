import { editedGoal, untouchedGoal } from '../goals/edited-goal.ts';
import type { GoalEdit } from '../goals/goal.ts';
import { notesFrom } from '../notes/notes-from.ts';
import { accepted, type Outcome } from '../outcome.ts';
import { isStorable } from '../storable.ts';
import { isTag } from '../tags/tags.ts';
import { isDateOnly } from '../time/date-only.ts';
import { dayColumn } from '../time/horizons.ts';
import type { ImportedBoard, ImportedGoal, ImportRefusal, LeftOver } from './imported-board.ts';
import { leftOverKinds } from './imported-board.ts';

/** Maximum per goal, as on the server. */
export const maxTags = 100;

const maxExamples = 5;

/**
 * Keeps goals that the server accepts. Other goals are reported as `unfit` and replaced by their subgoals.
 */
export function fitBoard(
  read: Outcome<ImportedBoard, ImportRefusal>,
  zone: string,
): Outcome<ImportedBoard, ImportRefusal> {
  if (!read.ok) return read;
  const unfit: string[] = [];
  const fit = (goals: readonly ImportedGoal[]): readonly ImportedGoal[] =>
    goals.flatMap((goal) => {
      const subgoals = fit(goal.subgoals);
      const tags = goal.tags.filter(isTag);
      for (const tag of tags.slice(maxTags)) unfit.push(`${goal.name}: #${tag}`);
      const kept = { ...goal, tags: tags.slice(0, maxTags), subgoals };
      if (isFit(kept, zone)) return [kept];
      unfit.push(goal.name);
      return subgoals;
    });
  const lists = read.value.lists.map((list) => ({ ...list, goals: fit(list.goals) }));
  const entry: LeftOver = { kind: 'unfit', count: unfit.length, examples: unfit.slice(0, maxExamples) };
  const others = read.value.leftOver.filter(({ kind }) => kind !== 'unfit');
  const leftOver = unfit.length === 0 ? others : [...others, entry];
  return accepted({
    ...read.value,
    lists,
    leftOver: leftOver.toSorted(
      (one, other) => leftOverKinds.indexOf(one.kind) - leftOverKinds.indexOf(other.kind),
    ),
  });
}

function isFit(goal: ImportedGoal, zone: string): boolean {
  const { name, notes, tags, dueDate, datetimeFr, datetimeTo, doneDate } = goal;
  const texts = [name, ...(notes?.ops ?? []).map(({ insert }) => insert)];
  if (texts.some((text) => typeof text === 'string' && !isStorable(text))) return false;
  if ([dueDate, doneDate].some((date) => date !== null && !isDateOnly(date))) return false;
  const untouched = { ...untouchedGoal, space: '' };
  const edit: GoalEdit = {
    name,
    tags,
    columnId: dueDate === null ? null : dayColumn,
    dueDate,
    datetimeFr,
    datetimeTo,
    doneDate,
  };
  return editedGoal(untouched, edit, zone).ok && notesFrom(notes).ok;
}
