import type { NotesDelta } from '../notes/delta.ts';
import type { DateOnly } from '../time/date-only.ts';
import { momentOf } from '../time/zones.ts';
import { plusDays } from '../time/date-only.ts';
import type { GoalRow } from './goal.ts';

export const shownSubgoals = ['public', 'all'] as const;
export type ShownSubgoals = (typeof shownSubgoals)[number];

export interface PublicSubgoal {
  readonly name: string;
  readonly richThoughts: NotesDelta | null;
  readonly done: boolean;
  readonly subgoals: readonly PublicSubgoal[];
}

/** Visitors get only these fields (docs/product.md, "A public goal"). */
export interface PublicGoal extends PublicSubgoal {
  readonly code: string;
  /** Name of the person who published the goal; null if they did not want it shown. */
  readonly author: string | null;
  readonly board: string | null;
  readonly list: string | null;
  readonly canBeEdited: false;
}

export type ShownGoal = Pick<GoalRow, 'id' | 'parent' | 'name' | 'richThoughts' | 'doneDate'>;

/** @param below visible goals below `goal`, in list order */
export function publicGoal(
  goal: ShownGoal & Pick<GoalRow, 'code'>,
  below: readonly ShownGoal[],
  around: Pick<PublicGoal, 'author' | 'board' | 'list'>,
): PublicGoal {
  const byParent = Map.groupBy(below, ({ parent }) => parent);
  const shown = ({ id, name, richThoughts, doneDate }: ShownGoal): PublicSubgoal => ({
    name,
    richThoughts: publicNotes(richThoughts),
    done: doneDate !== null,
    subgoals: (byParent.get(id) ?? []).map(shown),
  });
  return { code: goal.code, ...shown(goal), ...around, canBeEdited: false };
}

/** Counts the direct subgoals, as the open goal does. */
export function publicProgress({ subgoals }: Pick<PublicSubgoal, 'subgoals'>): {
  readonly done: number;
  readonly total: number;
} {
  return { done: subgoals.filter(({ done }) => done).length, total: subgoals.length };
}

/** Hides mentioned names: visitors must not learn who is a member. */
export function publicNotes(notes: NotesDelta | null): NotesDelta | null {
  if (notes === null) return null;
  return {
    ops: notes.ops.map((op) => (isMention(op.insert) ? { ...op, insert: '@…' } : op)),
  };
}

function isMention(insert: unknown): boolean {
  return typeof insert === 'object' && insert !== null && 'mention' in insert;
}

/** The end of the last day in the publisher's zone, in ms since 1970 UTC. */
export function publicationEnd(endDate: DateOnly, zone: string): number {
  return momentOf(plusDays(endDate, 1), 0, zone);
}
