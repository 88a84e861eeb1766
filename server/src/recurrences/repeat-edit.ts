import type { RecurrenceIn } from '@cairn/contract/recurrences';
import type { GoalEdit, GoalRow } from '@cairn/core/goals/goal';
import type { EditScope } from '@cairn/core/recurrence/recurrence-edit';

export interface RepeatEdit {
  readonly before: GoalRow;
  readonly after: GoalRow;
  /** `notes` null or `recurrence` undefined: no change. `recurrence` null ends the repetition. */
  readonly wish: {
    readonly edit: GoalEdit;
    readonly notes: unknown;
    readonly recurrence?: RecurrenceIn | null | undefined;
  };
  /** Null if not sent. */
  readonly scope: EditScope | null;
  readonly versions: ReadonlyMap<string, number>;
}
