import type { BackgroundName } from '@cairn/core/accounts/background';
import type { BoardCategory } from '@cairn/core/boards/categories';
import type { GoalColor } from '@cairn/core/goals/colors';
import type { ColumnId } from '@cairn/core/time/horizons';

/** A goal of a template. */
export interface TemplateGoal {
  readonly name: string;
  /** Plain text; each line becomes one of the note. Lines that begin with `[ ] ` become a checklist. */
  readonly note?: string;
  readonly color?: GoalColor;
  /** Its period, counted from the one that holds the day on which the template is used: 0 is that one. */
  readonly period?: { readonly column: Exclude<ColumnId, 5>; readonly offset: number };
  readonly subgoals?: readonly TemplateGoal[];
}

/** A list of a template. */
export interface TemplateList {
  readonly name: string;
  readonly emoji: string;
  readonly goals: readonly TemplateGoal[];
}

/** A board to begin with: data, written by us. A new one is a file beside the others and a line in `all-templates.ts`. */
export interface Template {
  /** What it is called in addresses; it never changes. */
  readonly code: string;
  readonly category: BoardCategory;
  /** Of its texts, as a BCP 47 tag. */
  readonly language: 'en' | 'de';
  readonly name: string;
  readonly emoji: string;
  readonly background: BackgroundName;
  /** What it is for, in a sentence or two. */
  readonly about: string;
  readonly lists: readonly TemplateList[];
}
