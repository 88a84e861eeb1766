import type { GoalRow } from '../goals/goal.ts';
import type { NotesDelta } from '../notes/delta.ts';
import type { RecurrenceWish } from '../recurrence/recurrence-edit.ts';
import type { DateOnly } from '../time/date-only.ts';

/** Longest text of an export that is read, in UTF-16 units: about 40 MB as a file. */
export const maxExportLength = 40_000_000;
/** Most goals that one import makes, those below others included. */
export const maxImportedGoals = 20_000;

/** A goal that an export tells of, with what stands below it. */
export interface ImportedGoal extends Pick<GoalRow, 'name' | 'tags' | 'datetimeFr' | 'datetimeTo'> {
  readonly notes: NotesDelta | null;
  /** The day for which it is planned; null for none. */
  readonly dueDate: DateOnly | null;
  readonly doneDate: DateOnly | null;
  /** How it goes on from its day; left out where it does not. Never of what is done, or has something below it. */
  readonly repeat?: RecurrenceWish | null;
  /** Later days of its repeat that are taken out. */
  readonly skipped?: readonly DateOnly[];
  readonly subgoals: readonly ImportedGoal[];
}

/** A list that an export tells of. */
export interface ImportedList {
  readonly name: string;
  readonly goals: readonly ImportedGoal[];
}

/** What an export may hold that has no place here. */
export const leftOverKinds = [
  'archivedLists',
  'archivedCards',
  'members',
  'startDates',
  'unreadDates',
  'reminders',
  'covers',
  'labelColors',
  'votes',
  'powerUps',
  'longNotes',
  'emptyRows',
  'leftOutColumns',
  'background',
  'history',
  'repeats',
  'events',
  'colors',
  'publicGoals',
  'files',
  'comments',
  'tagSettings',
  'unreadLines',
  'unfit',
] as const;

export type LeftOverKind = (typeof leftOverKinds)[number];

/** How often something had no place, and some of it in its own words. */
export interface LeftOver {
  readonly kind: LeftOverKind;
  readonly count: number;
  readonly examples: readonly string[];
}

/** A board as an export tells of it, before anything of it is written. */
export interface ImportedBoard {
  readonly name: string;
  readonly about: NotesDelta | null;
  readonly lists: readonly ImportedList[];
  /** In the order of {@link leftOverKinds}; nothing is lost silently. */
  readonly leftOver: readonly LeftOver[];
}

/** How an export shall be read. */
export interface ExportReading {
  /** Whether archived things come along; left out, they are told of. */
  readonly withArchived: boolean;
  /** In which a moment becomes a day. */
  readonly zone: string;
  /** The day on which something done was done when the export does not tell. */
  readonly today: DateOnly;
}

/** Why a text is no export that could be read. */
export type ImportRefusal = {
  readonly code: 'import.json' | 'import.format' | 'import.empty' | 'import.tooMuch';
};

const mostExamples = 5;

/** Collects what has no place while an export is read. */
export class LeftOvers {
  readonly #found = new Map<LeftOverKind, { count: number; examples: Set<string> }>();

  /** @param example some of it in its own words; an empty one is none */
  add(kind: LeftOverKind, example = '', count = 1): void {
    if (count === 0) return;
    const found = this.#found.get(kind) ?? { count: 0, examples: new Set() };
    found.count += count;
    if (example !== '' && found.examples.size < mostExamples) found.examples.add(example);
    this.#found.set(kind, found);
  }

  all(): readonly LeftOver[] {
    return leftOverKinds.flatMap((kind) => {
      const found = this.#found.get(kind);
      return found ? { kind, count: found.count, examples: [...found.examples] } : [];
    });
  }
}

/** How many goals there are, those below others included. */
export function countGoals(goals: readonly ImportedGoal[]): number {
  return goals.reduce((sum, { subgoals }) => sum + 1 + countGoals(subgoals), 0);
}
