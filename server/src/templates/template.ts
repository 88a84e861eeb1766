import type { BackgroundName } from '@cairn/core/accounts/background';
import type { BoardCategory } from '@cairn/core/boards/categories';
import type { GoalColor } from '@cairn/core/goals/colors';
import type { Language } from '@cairn/words/language';
import type { ColumnId } from '@cairn/core/time/horizons';

interface TemplateItem {
  /**
   * Names the list or goal within the template, in all languages, so that boards made from it know it again. Default:
   * the English name. Write the old English name here before you change the name.
   */
  readonly id?: string;
  readonly name: string;
}

export const templateItemId = ({ id, name }: TemplateItem): string => id ?? name;

export interface TemplateGoal extends TemplateItem {
  /** Plain text. Lines that begin with `[ ] ` become a checklist. */
  readonly note?: string;
  readonly color?: GoalColor;
  /** `offset`: how many periods after the current one. */
  readonly period?: { readonly column: Exclude<ColumnId, 5>; readonly offset: number };
  readonly subgoals?: readonly TemplateGoal[];
}

export interface TemplateList extends TemplateItem {
  readonly emoji: string;
  readonly goals: readonly TemplateGoal[];
}

/** To add a template: a file in `en/`, its words in `de/`, and a line in `all-templates.ts` and `german-words.ts`. */
export interface Template {
  /** Part of addresses, so it must never change. */
  readonly code: string;
  readonly category: BoardCategory;
  readonly language: Language;
  readonly name: string;
  readonly emoji: string;
  readonly background: BackgroundName;
  readonly about: string;
  readonly lists: readonly TemplateList[];
}
