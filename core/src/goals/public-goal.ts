import type { NotesDelta } from '../notes/delta.ts';
import type { DateOnly } from '../time/date-only.ts';
import { momentOf } from '../time/zones.ts';
import { plusDays } from '../time/date-only.ts';
import type { GoalRow } from './goal.ts';

/** Which subgoals of a public goal visitors see: those that are public themselves, or all. */
export const shownSubgoals = ['public', 'all'] as const;
/** One of {@link shownSubgoals}. */
export type ShownSubgoals = (typeof shownSubgoals)[number];

/** A goal below a public one, as visitors see it. */
export interface PublicSubgoal {
  readonly name: string;
  readonly richThoughts: NotesDelta | null;
  readonly done: boolean;
  readonly subgoals: readonly PublicSubgoal[];
}

/** A public goal as visitors see it: this and nothing else of it leaves the server (docs/product.md 5.24). */
export interface PublicGoal extends PublicSubgoal {
  readonly code: string;
  readonly board: string | null;
  readonly list: string | null;
  readonly canBeEdited: false;
}

/** What a goal's visitors' part is made of. */
export type ShownGoal = Pick<GoalRow, 'id' | 'parent' | 'name' | 'richThoughts' | 'doneDate'>;

/**
 * A public goal with what is below it, as visitors see it.
 *
 * @param below the goals below it that are shown, in the order of their lists, each with its parent's id
 */
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

/** A note without the people whom it names: who is a member of a space is nothing for visitors. */
export function publicNotes(notes: NotesDelta | null): NotesDelta | null {
  if (notes === null) return null;
  return {
    ops: notes.ops.map((op) => (isMention(op.insert) ? { ...op, insert: '@…' } : op)),
  };
}

function isMention(insert: unknown): boolean {
  return typeof insert === 'object' && insert !== null && 'mention' in insert;
}

/** The moment at which a publication is over whose last day is `endDate` in the zone of who said so. */
export function publicationEnd(endDate: DateOnly, zone: string): number {
  return momentOf(plusDays(endDate, 1), 0, zone);
}
