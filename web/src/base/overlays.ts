import type { DateOnly } from '@cairn/core/time/date-only';
import type { ColumnId } from '@cairn/core/time/horizons';
import { cellOf } from './cell.ts';

/** What a new goal begins with; today and empty where nothing is said. */
export interface NewGoalStart {
  readonly text?: string;
  readonly notes?: string;
  /** The horizon; its current period unless a date is given. */
  readonly columnId?: ColumnId;
  readonly date?: DateOnly;
}

/** What stands over the planner; at most one besides the open goal. */
export type Overlay =
  | { readonly kind: 'add'; readonly start?: NewGoalStart }
  | { readonly kind: 'search' }
  | { readonly kind: 'shortcuts' };

export const overlay = cellOf<Overlay | null>(null);

/** The name of what is begun in quick add among the texts that were begun. */
export const quickAddDraft = 'quick-add';
