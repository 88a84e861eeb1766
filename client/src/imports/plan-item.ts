import type { GoalFields } from '@cairn/core/goals/goal';
import type { NotesDelta } from '@cairn/core/notes/delta';
import type { SyncRecord } from '@cairn/core/sync/record';

/** `touch` edits a day of a series, `skip` removes one. */
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
