import type { SyncRecord } from '@cairn/core/sync/record';
import type { Cairn } from '../cairn/cairn.ts';
import type { GoalView } from '../replica/goal-view.ts';
import { refOf } from '../store/account-store.ts';

/** The name and the record at the moment when the field was opened or last saved. */
export interface OpenedName {
  readonly name: string;
  /** Null for an occurrence without a record. */
  readonly record: SyncRecord | null;
}

export function openedName(cairn: Cairn, { key, name }: Pick<GoalView, 'key' | 'name'>): OpenedName {
  return { name, record: cairn.replica.record(refOf('goals', key)) ?? null };
}
