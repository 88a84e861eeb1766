import { occurrenceGoalId, recurrenceRefFrom } from '@cairn/core/goals/occurrence-id';
import type { SyncRecord } from '@cairn/core/sync/record';

export class RecordNames {
  readonly #keys = new Map<string, string>();

  /** An unknown name is returned unchanged. */
  readonly keyOf = (keyOrId: string): string => {
    const occurrence = keyOrId.startsWith('r') ? recurrenceRefFrom(keyOrId) : null;
    if (occurrence?.kind === 'occurrence')
      return this.keyOf(occurrenceGoalId(occurrence.id, occurrence.originalDate));
    return this.#keys.get(keyOrId) ?? keyOrId;
  };

  add({ key, id, tempId }: SyncRecord): void {
    this.#keys.delete(key);
    for (const name of [id, tempId]) if (name !== null && name !== key) this.#keys.set(name, key);
  }

  /** Keeps the key of an id, since the server may send a removed record again. */
  remove({ key, id, tempId }: SyncRecord): void {
    for (const name of [id, tempId])
      if (name !== null && this.#keys.get(name) === key) this.#keys.delete(name);
    if (id !== null && id !== key) this.#keys.set(key, id);
  }
}
