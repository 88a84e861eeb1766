import type { NotesDelta } from '@cairn/core/notes/delta';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { ColumnId } from '@cairn/core/time/horizons';
import { cellOf } from './cell.ts';

/** How a new goal starts; by default empty, for today. */
export interface NewGoalStart {
  readonly text?: string;
  readonly notes?: NotesDelta;
  /** The column, in its current period unless `date` is set. */
  readonly columnId?: ColumnId;
  readonly date?: DateOnly;
  /** Key of the list that the goal is added to, without a period. */
  readonly list?: string;
}

export type Overlay =
  | { readonly kind: 'add'; readonly start?: NewGoalStart }
  | { readonly kind: 'search' }
  | { readonly kind: 'shortcuts' };

export const overlay = cellOf<Overlay | null>(null);

export const quickAddDraft = 'quick-add';
