import type { OpenedName } from '@cairn/client/goals/opened-name';
import type { GoalView } from '@cairn/client/replica/goal-view';
import type { UndoEntry } from '@cairn/client/undo-stack/undo-entry';
import type { GoalEdit } from '@cairn/core/goals/goal';
import { cellOf } from '../base/cell.ts';

/** A row whose title is being written. */
export interface Editing {
  readonly key: string;
  /** A text that could not be stored and goes back into the field; null for the goal's own name. */
  readonly draft: string | null;
  /** What the field showed in which that was written; left out for one that opens now. */
  readonly opened?: OpenedName;
}

/** Which row is being written; at most one. */
export const editing = cellOf<Editing | null>(null);

/** Which row the keyboard or the last click chose; its kin light up. */
export const selectedKey = cellOf<string | null>(null);

/** The selected goal's ancestors and subgoals. */
export const kinKeys = cellOf<ReadonlySet<string>>(new Set());

/** A menu of a goal, open beside what asked for it. */
export interface GoalMenuRequest {
  readonly key: string;
  readonly anchor: Element;
  /** What opens at once in the menu's place. */
  readonly surface?: 'period';
}

/** Whose options are open; drawn by the shell, so that a row carries no menu of its own. */
export const goalMenu = cellOf<GoalMenuRequest | null>(null);

/** Which occurrences of a goal that repeats are meant. */
export interface SeriesQuestionRequest {
  readonly key: string;
  /** What shall change for others too; null to delete. */
  readonly edit: GoalEdit | null;
  readonly onDelete?: (() => void) | undefined;
  /** What was done to the one alone, whose way back is offered no more once the others follow. */
  readonly alone?: UndoEntry | null | undefined;
}

/** The question that is open; at most one. */
export const seriesQuestion = cellOf<SeriesQuestionRequest | null>(null);

/** A period whose last goal was just ticked. */
export interface Celebrated {
  readonly name: string;
  readonly total: number;
}

/** What is being celebrated; at most one. */
export const celebrated = cellOf<Celebrated | null>(null);

/** The goal that was ticked here last, as it was before; see `finish-parent.ts`. */
export const ticked = cellOf<GoalView | null>(null);

/** A place where goals can be added, and whether it is being written into. */
export const addingIn = cellOf<string | null>(null);
