import type { Op } from 'quill-delta';
import { cutLine } from '../goals/lines.ts';
import { uniqueTags } from '../tags/tags.ts';
import { accepted, type Outcome, refused } from '../outcome.ts';
import {
  countGoals,
  type ImportedBoard,
  type ImportedGoal,
  type ImportedList,
  type ImportRefusal,
  type LeftOvers,
  maxImportedGoals,
} from './imported-board.ts';
import { notesOfPassages, passage } from './imported-notes.ts';
import { oneLine, tagFromLabel } from './imported-words.ts';

/** An entry of an export in which what is below another only names it. */
export interface FlatGoal {
  readonly id: string;
  /** The id of what it is below of; empty, or unknown, where it stands by itself. */
  readonly parent: string;
  /** The list on which it stands by itself. */
  readonly list: string;
  readonly goal: ImportedGoal;
}

/** What a reader knows of a goal. */
interface Told extends Partial<
  Pick<ImportedGoal, 'dueDate' | 'datetimeFr' | 'datetimeTo' | 'doneDate' | 'repeat' | 'skipped' | 'subgoals'>
> {
  readonly title: string;
  readonly passages: readonly (readonly Op[])[];
  /** As they are written there: what cannot stand in a tag becomes a hyphen. */
  readonly labels: readonly string[];
}

/** A goal of what is told of it; what a name has no room for begins its note. Null without a name. */
export function goalTold(
  { title, passages, labels, ...rest }: Told,
  leftOvers: LeftOvers,
): ImportedGoal | null {
  const line = oneLine(title);
  if (line === '') {
    leftOvers.add('emptyRows');
    return null;
  }
  const { name, overflow } = cutLine(line);
  const { notes, leftOut } = notesOfPassages([passage(overflow), ...passages]);
  leftOvers.add('longNotes', name, leftOut);
  const nothing = { dueDate: null, datetimeFr: null, datetimeTo: null, doneDate: null, subgoals: [] };
  const tags = uniqueTags(labels.flatMap((label) => tagFromLabel(label) ?? []));
  return { ...nothing, ...rest, name, notes, tags };
}

/** Flat goals as lists, each with its own below it; where some are below each other in a circle, the first stands by itself. */
export function gatheredLists(
  flat: readonly FlatGoal[],
  names: readonly string[] = [],
): readonly ImportedList[] {
  const byId = new Map(flat.map((each) => [each.id, each]));
  const below = Map.groupBy(flat, ({ parent, id }) => (parent !== id && byId.has(parent) ? parent : ''));
  const lists = new Map<string, ImportedGoal[]>(names.map((name) => [name, []]));
  const placed = new Set<FlatGoal>();
  const withBelow = (each: FlatGoal): ImportedGoal => {
    placed.add(each);
    const own = (below.get(each.id) ?? []).filter((child) => !placed.has(child));
    return { ...each.goal, subgoals: [...each.goal.subgoals, ...own.map(withBelow)] };
  };
  for (const each of [...(below.get('') ?? []), ...flat]) {
    if (placed.has(each)) continue;
    const goals = lists.get(each.list) ?? [];
    lists.set(each.list, goals);
    goals.push(withBelow(each));
  }
  return [...lists].map(([name, goals]) => ({ name: name || '–', goals }));
}

/** A board of lists, unless there is nothing on it, or too much. */
export function boardOfLists(
  board: Omit<ImportedBoard, 'leftOver'>,
  leftOvers: LeftOvers,
): Outcome<ImportedBoard, ImportRefusal> {
  const count = board.lists.reduce((sum, { goals }) => sum + countGoals(goals), 0);
  if (count === 0) return refused({ code: 'import.empty' });
  if (count > maxImportedGoals) return refused({ code: 'import.tooMuch' });
  return accepted({ ...board, leftOver: leftOvers.all() });
}
