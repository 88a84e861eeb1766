import type { SyncRecord } from '@cairn/core/sync/record';
import type { Cairn } from '../cairn/cairn.ts';
import type { GoalView } from '../replica/goal-view.ts';
import { refOf } from '../store/account-store.ts';

/** A goal's name as a field showed it when it was opened, or has saved it since. */
export interface OpenedName {
  readonly name: string;
  /** The goal as it was then; null for one that nobody has touched. */
  readonly record: SyncRecord | null;
}

/** A goal's name as a field that is opened now shows it. */
export function openedName(cairn: Cairn, { key, name }: Pick<GoalView, 'key' | 'name'>): OpenedName {
  return { name, record: cairn.replica.record(refOf('goals', key)) ?? null };
}
