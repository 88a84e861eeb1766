import { accepted, type Outcome, refused } from '../outcome.ts';
import type { DateOnly } from '../time/date-only.ts';
import type { ColumnId } from '../time/horizons.ts';
import { canAnchorOnCompletion } from './next-after-completion.ts';
import { ruleFitsColumn } from './options.ts';
import type { RecurrenceAnchor } from './recurrence.ts';
import { ruleFrom, ruleText } from './rule.ts';

export const editScopes = ['ALL', 'ONLY_THIS', 'STARTING_FROM_THIS'] as const;

export type EditScope = (typeof editScopes)[number];

export interface RecurrenceWish {
  readonly rule: string;
  readonly anchor: RecurrenceAnchor;
  readonly dateTo: DateOnly | null;
}

export type RecurrenceRefusal =
  | { readonly code: 'goal.recurrence' }
  | { readonly code: 'goal.publicRecurring' }
  | { readonly code: 'goal.subgoalsRecurring' };

export interface RepeatingGoal {
  readonly columnId: ColumnId | null;
  readonly public: boolean;
  readonly type: string | null;
  readonly hasSubgoals: boolean;
}

/**
 * Normalizes the rule. Refuses public goals, dividers, and goals with subgoals, without a date or of a life. Also
 * refuses rules that do not fit the horizon, and chosen days in a series that counts from completion.
 */
export function wishedRecurrence(
  wish: RecurrenceWish,
  goal: RepeatingGoal,
): Outcome<RecurrenceWish, RecurrenceRefusal> {
  if (goal.public) return refused({ code: 'goal.publicRecurring' });
  if (goal.hasSubgoals) return refused({ code: 'goal.subgoalsRecurring' });
  const rule = ruleFrom(wish.rule);
  if (!rule.ok || goal.columnId === null || goal.type !== null) return refused({ code: 'goal.recurrence' });
  if (!ruleFitsColumn(rule.value, goal.columnId)) return refused({ code: 'goal.recurrence' });
  if (wish.anchor === 'completion' && !canAnchorOnCompletion(rule.value))
    return refused({ code: 'goal.recurrence' });
  return accepted({ ...wish, rule: ruleText(rule.value) });
}
