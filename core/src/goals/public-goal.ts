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
  readonly board: string | null;
  readonly list: string | null;
  readonly canBeEdited: false;
}

export type ShownGoal = Pick<GoalRow, 'id' | 'parent' | 'name' | 'richThoughts' | 'doneDate'>;

/** @param below visible goals below `goal`, in list order */
export function publicGoal(
  goal: ShownGoal & Pick<GoalRow, 'code'>,
  below: readonly ShownGoal[],
  place: { readonly board: string | null; readonly list: string | null },
): PublicGoal {
  const byParent = Map.groupBy(below, ({ parent }) => parent);
  const shown = ({ id, name, richThoughts, doneDate }: ShownGoal): PublicSubgoal => ({
    name,
    richThoughts: publicNotes(richThoughts),
    done: doneDate !== null,
    subgoals: (byParent.get(id) ?? []).map(shown),
  });
  return { code: goal.code, ...shown(goal), ...place, canBeEdited: false };
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
