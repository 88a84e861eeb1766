import type { Shelved } from '@cairn/core/sync/record';
import type { Environment } from '../environment/environment.ts';
import type { ShelfEntry } from '../store/account-store.ts';

export function shelfEntries(
  shelved: readonly Shelved[],
  { newId, now }: Pick<Environment, 'newId' | 'now'>,
): readonly ShelfEntry[] {
  const shelvedAt = new Date(now()).toISOString();
  return shelved.map((entry) => ({ ...entry, entryId: newId(), shelvedAt }));
}
