import type { OpenedName } from '@cairn/client/goals/opened-name';
import type { GoalView } from '@cairn/client/replica/goal-view';
import type { UndoEntry } from '@cairn/client/undo-stack/undo-entry';
import type { GoalEdit } from '@cairn/core/goals/goal';
import { cellOf } from '../base/cell.ts';

export interface Editing {
  readonly key: string;
  /** Text that could not be stored; null for the goal's own name. */
  readonly draft: string | null;
  /** Missing for a field that opens now. */
  readonly opened?: OpenedName;
}

export const editing = cellOf<Editing | null>(null);

/** The goal of the last click or key. Its ancestors and subgoals are highlighted. */
export const selectedKey = cellOf<string | null>(null);

export const kinKeys = cellOf<ReadonlySet<string>>(new Set());

export type GoalSurface =
  | 'period'
  | 'color'
  | 'repeat'
  | 'time'
  | 'tags'
  | 'assignee'
  | 'parent'
  | 'list'
  | 'space';

/** In CSS pixels from the window's upper left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface GoalMenuRequest {
  readonly key: string;
  readonly anchor: Element;
  /** Opens this surface without the menu. */
  readonly surface?: GoalSurface;
  /** Opens the menu there instead of beside the anchor. */
  readonly at?: Point;
}

/** The shell draws this menu, so that rows need none. */
export const goalMenu = cellOf<GoalMenuRequest | null>(null);

export interface SeriesQuestionRequest {
  readonly key: string;
  /** Null for a deletion. */
  readonly edit: GoalEdit | null;
  readonly onDelete?: (() => void) | undefined;
  /** Undo entry of the edit to one occurrence. Its toast closes when the other occurrences get the edit. */
  readonly alone?: UndoEntry | null | undefined;
}

/** A surface of the selection bar, opened by a key. */
export const chosenSurface = cellOf<'period' | 'color' | 'tag' | null>(null);

export const seriesQuestion = cellOf<SeriesQuestionRequest | null>(null);

export interface Celebrated {
  readonly name: string;
  readonly total: number;
}

export const celebrated = cellOf<Celebrated | null>(null);

export const ticked = cellOf<GoalView | null>(null);

export const addingIn = cellOf<string | null>(null);
