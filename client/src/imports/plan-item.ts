import type { GoalFields } from '@cairn/core/goals/goal';
import type { NotesDelta } from '@cairn/core/notes/delta';
import type { SyncRecord } from '@cairn/core/sync/record';

/**
 * One thing that the import of a plan does: something is made, a series is begun with its first goal, a day of a series is
 * made what it was, or taken out.
 */
export type PlanItem =
  | { readonly kind: 'add'; readonly record: SyncRecord }
  | { readonly kind: 'begin'; readonly record: SyncRecord }
  | {
      readonly kind: 'touch';
      readonly key: string;
      readonly fields: GoalFields;
      readonly notes: NotesDelta | null;
    }
  | { readonly kind: 'skip'; readonly key: string };
