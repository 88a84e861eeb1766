import type { RecurrenceIn } from '@cairn/contract/recurrences';
import type { GoalEdit, GoalRow } from '@cairn/core/goals/goal';
import type { EditScope } from '@cairn/core/recurrence/recurrence-edit';

/** An edit of a goal on its way: what was, what was decided, and for which occurrences it is meant. */
export interface RepeatEdit {
  readonly before: GoalRow;
  readonly after: GoalRow;
  /** What the request changes; `notes` is null when it leaves them, `recurrence` undefined when it does not say. */
  readonly wish: {
    readonly edit: GoalEdit;
    readonly notes: unknown;
    readonly recurrence?: RecurrenceIn | null | undefined;
  };
  /** Null when the request does not say. */
  readonly scope: EditScope | null;
  /** The version that each locked scope has reached with this write. */
  readonly versions: ReadonlyMap<string, number>;
}
