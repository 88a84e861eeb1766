import type { Cairn } from '@cairn/client/cairn/cairn';
import type { NewGoals } from '@cairn/client/goals/add-goals';
import type { ListPosition } from '@cairn/client/goals/list-position';
import type { GoalView } from '@cairn/client/replica/goal-view';
import type { Schedule } from '@cairn/core/goals/schedule';
import type { Saved } from '@cairn/client/saved';
import type { ComponentType, RefObject } from 'react';
import type { Cell } from '../base/cell.ts';
import { paintedPart } from '../base/quiet-part.tsx';
import type { Planning } from './planning.ts';

/** The user's answers to recognised parts, by the part's id. */
export interface LineAnswers {
  readonly refused: ReadonlySet<string>;
  readonly accepted: ReadonlySet<string>;
}

export const noAnswers: LineAnswers = { refused: new Set(), accepted: new Set() };

/** A line in a row's field. */
export interface TypedLine extends LineAnswers {
  readonly text: string;
  /** A period that the user has chosen for a goal below a parent. */
  readonly schedule?: Schedule | undefined;
}

export const freshLine = (text: string): TypedLine => ({ text, ...noAnswers });

export interface RowWordsProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly zone: string;
  readonly line: Cell<TypedLine>;
  /** The space of the new goal, if the list does not decide it. */
  readonly space?: string;
}

/** Parses the text of a row's field, and adds its goals. */
export interface RowComposer {
  readonly RowWords: ComponentType<RowWordsProps>;
  /** Adds one parsed goal, a plain goal for each of several lines, or a divider for `---`. */
  readonly addTyped: (
    context: { readonly cairn: Cairn; readonly planning: Planning },
    typed: {
      readonly line: TypedLine;
      readonly zone: string;
      readonly position: ListPosition;
      /** Applies to all new goals, unless the line names someone else. */
      readonly given?: Pick<NewGoals, 'space' | 'assignee'>;
    },
  ) => Saved & { readonly keys: readonly string[] };
  /** Adds a goal below for each pasted line but the first. */
  readonly addBelow: (
    cairn: Cairn,
    lines: { readonly pasted: string; readonly goal: GoalView; readonly zone: string },
  ) => void;
}

let load: () => Promise<RowComposer> = () => Promise.reject(new Error('setRowComposer was not called.'));
let loading: Promise<RowComposer> | null = null;

/** The shell passes the loader, because this folder may not import the composer. */
export function setRowComposer(loader: () => Promise<RowComposer>): void {
  load = loader;
}

/** All callers share one promise, so that lines typed meanwhile are added in order. */
export function loadRowComposer(): Promise<RowComposer> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

export const RowWords = paintedPart<RowWordsProps>(() =>
  loadRowComposer().then((composer) => composer.RowWords),
);
