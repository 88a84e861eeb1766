import type { WebhookContent } from './webhook-body.ts';

export interface GoalFacts {
  readonly id: string;
  readonly name: string;
  readonly column: number;
  /** The last day of the goal's period. */
  readonly dueDate: string | null;
  readonly doneDate: string | null;
}

/** A goal in the body of a call. */
export interface GoalContent extends GoalFacts {
  /** Null for a deleted goal. */
  readonly url: string | null;
}

export interface PersonContent {
  /** Null for a person who shares nothing with the reader any more. */
  readonly code: string | null;
  readonly name: string | null;
}

/** The body of a call for an act of another person. */
export interface EventContent extends WebhookContent {
  readonly space: { readonly id: string; readonly name: string };
  readonly by: PersonContent;
  readonly goal?: GoalContent;
  readonly comment?: { readonly id: string };
  readonly board?: { readonly code: string; readonly name: string; readonly url: string };
  /** The member who came or went. */
  readonly member?: PersonContent;
}

export function goalContent(origin: string, goal: GoalFacts, isDeleted = false): GoalContent {
  return { ...goal, url: isDeleted ? null : `${origin}/goals/${goal.id}/` };
}
