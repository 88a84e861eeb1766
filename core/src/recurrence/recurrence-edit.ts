import { accepted, type Outcome, refused } from '../outcome.ts';
import type { DateOnly } from '../time/date-only.ts';
import type { ColumnId } from '../time/horizons.ts';
import { canAnchorOnCompletion } from './next-after-completion.ts';
import { ruleFitsColumn } from './options.ts';
import type { RecurrenceAnchor } from './recurrence.ts';
import { ruleFrom, ruleText } from './rule.ts';

/** Which occurrences an edit or a deletion is meant for. */
export const editScopes = ['ALL', 'ONLY_THIS', 'STARTING_FROM_THIS'] as const;

/** One of {@link editScopes}. */
export type EditScope = (typeof editScopes)[number];

/** How a goal shall repeat. */
export interface RecurrenceWish {
  readonly rule: string;
  readonly anchor: RecurrenceAnchor;
  readonly dateTo: DateOnly | null;
}

/** Why a goal cannot repeat so. */
export type RecurrenceRefusal =
  | { readonly code: 'goal.recurrence' }
  | { readonly code: 'goal.publicRecurring' }
  | { readonly code: 'goal.subgoalsRecurring' };

/** What decides whether a goal can repeat, besides the wish. */
export interface RepeatingGoal {
  readonly columnId: ColumnId | null;
  readonly public: boolean;
  readonly type: string | null;
  readonly hasSubgoals: boolean;
}

/**
 * How a goal repeats when somebody wishes it so, its rule written the one way.
 *
 * Public goals and goals with subgoals cannot; nor can dividers, goals without a date, those of a life, a rule that does
 * not fit the horizon, and one with chosen days that counts from the last completion.
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
