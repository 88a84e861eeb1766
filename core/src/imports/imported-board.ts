import type { GoalRow } from '../goals/goal.ts';
import type { NotesDelta } from '../notes/delta.ts';
import type { RecurrenceWish } from '../recurrence/recurrence-edit.ts';
import type { DateOnly } from '../time/date-only.ts';

/** In UTF-16 units: a file of about 40 MB. */
export const maxExportLength = 40_000_000;
/** Maximum of an import, including subgoals. */
export const maxImportedGoals = 20_000;

export interface ImportedGoal extends Pick<GoalRow, 'name' | 'tags' | 'datetimeFr' | 'datetimeTo'> {
  readonly notes: NotesDelta | null;
  readonly dueDate: DateOnly | null;
  readonly doneDate: DateOnly | null;
  /** Missing for done goals, goals with subgoals, and goals without a repeat. */
  readonly repeat?: RecurrenceWish | null;
  /** Dates after the due date that the repeat leaves out. */
  readonly skipped?: readonly DateOnly[];
  readonly subgoals: readonly ImportedGoal[];
}

export interface ImportedList {
  readonly name: string;
  readonly goals: readonly ImportedGoal[];
}

/** Cairn cannot import these parts. */
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
  'startedClimbs',
  'climbs',
  'unreadLines',
  'unfit',
] as const;

export type LeftOverKind = (typeof leftOverKinds)[number];

/** `examples` are texts from the export. */
export interface LeftOver {
  readonly kind: LeftOverKind;
  readonly count: number;
  readonly examples: readonly string[];
}

export interface ImportedBoard {
  readonly name: string;
  readonly about: NotesDelta | null;
  readonly lists: readonly ImportedList[];
  /** Everything that was not imported, in the order of {@link leftOverKinds}. */
  readonly leftOver: readonly LeftOver[];
}

export interface ExportReading {
  /** False: archived items are reported, not imported. */
  readonly withArchived: boolean;
  /** Decides the day of a moment. */
  readonly zone: string;
  /** The done date of items that are done without a date. */
  readonly today: DateOnly;
}

export type ImportRefusal = {
  readonly code: 'import.json' | 'import.format' | 'import.empty' | 'import.tooMuch';
};

const maxExamples = 5;

export class LeftOvers {
  readonly #found = new Map<LeftOverKind, { count: number; examples: Set<string> }>();

  /** @param example a text from the export; ignored if empty */
  add(kind: LeftOverKind, example = '', count = 1): void {
    if (count === 0) return;
    const found = this.#found.get(kind) ?? { count: 0, examples: new Set() };
    found.count += count;
    if (example !== '' && found.examples.size < maxExamples) found.examples.add(example);
    this.#found.set(kind, found);
  }

  all(): readonly LeftOver[] {
    return leftOverKinds.flatMap((kind) => {
      const found = this.#found.get(kind);
      return found ? { kind, count: found.count, examples: [...found.examples] } : [];
    });
  }
}

export function countGoals(goals: readonly ImportedGoal[]): number {
  return goals.reduce((sum, { subgoals }) => sum + 1 + countGoals(subgoals), 0);
}
