import type { GoalFields } from '@cairn/core/goals/goal';
import type { NotesDelta } from '@cairn/core/notes/delta';
import type { SyncRecord } from '@cairn/core/sync/record';

/** A write of an import: a new record, the begin of a series, or an edited or skipped day. */
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
