import type { Op } from 'quill-delta';
import { maxAboutLength } from '../boards/edited-board.ts';
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

export interface FlatGoal {
  readonly id: string;
  /** Empty or unknown for a top-level goal. */
  readonly parent: string;
  /** The list of a top-level goal; other goals are on their parent's list. */
  readonly list: string;
  readonly goal: ImportedGoal;
}

interface ReadRow extends Partial<
  Pick<ImportedGoal, 'dueDate' | 'datetimeFr' | 'datetimeTo' | 'doneDate' | 'repeat' | 'skipped' | 'subgoals'>
> {
  readonly title: string;
  readonly passages: readonly (readonly Op[])[];
  /** Labels as exported. In tags, forbidden characters become hyphens. */
  readonly labels: readonly string[];
}

/** Returns null without a name. The rest of a long name goes into the note. */
export function importedGoalOf(
  { title, passages, labels, ...rest }: ReadRow,
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

/** Nests goals by parent. In a circle of parents, the first goal becomes top-level. */
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

interface GatheredBoard extends Pick<ImportedBoard, 'name' | 'lists'> {
  readonly about: readonly (readonly Op[])[];
}

export function aboutOfPassages(
  passages: GatheredBoard['about'],
  leftOvers: LeftOvers,
): ImportedBoard['about'] {
  const { notes, leftOut } = notesOfPassages(passages, maxAboutLength);
  leftOvers.add('longNotes', '', leftOut);
  return notes;
}

/** Refuses an empty board, and one with too many goals. */
export function boardOfLists(
  { about, ...board }: GatheredBoard,
  leftOvers: LeftOvers,
): Outcome<ImportedBoard, ImportRefusal> {
  const count = board.lists.reduce((sum, { goals }) => sum + countGoals(goals), 0);
  if (count === 0) return refused({ code: 'import.empty' });
  if (count > maxImportedGoals) return refused({ code: 'import.tooMuch' });
  const gathered = { ...board, about: aboutOfPassages(about, leftOvers) };
  return accepted({ ...gathered, leftOver: leftOvers.all() });
}
