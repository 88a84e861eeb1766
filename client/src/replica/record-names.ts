import { occurrenceGoalId, recurrenceRefFrom } from '@cairn/core/goals/occurrence-id';
import type { SyncRecord } from '@cairn/core/sync/record';

export class RecordNames {
  readonly #keys = new Map<string, string>();

  /** Returns the key for a key or id. Returns the argument if no record has that id. */
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

  /** Keeps the id of a removed record: the server may send it again under that id. */
  remove({ key, id, tempId }: SyncRecord): void {
    for (const name of [id, tempId])
      if (name !== null && this.#keys.get(name) === key) this.#keys.delete(name);
    if (id !== null && id !== key) this.#keys.set(key, id);
  }
}
