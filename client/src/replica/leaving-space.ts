import type { SyncRecord } from '@cairn/core/sync/record';
import { seenFields } from '@cairn/core/sync/view';
import type { KeySets } from './key-sets.ts';

export function isLeavingSpace({ base, pending, inflight }: SyncRecord): boolean {
  if (base === null) return false;
  return [pending, inflight].some((typed) => {
    const space = typed?.fields['space'];
    return space !== undefined && space !== base['space'];
  });
}

/** Goals with an unsent move to another space. Their descendants move along without own edits. */
export class LeavingGoals {
  readonly #spaces = new Map<string, string>();

  /**
   * Returns the descendants that move along.
   *
   * @param record null if the goal is gone
   * @param byParent subgoals' keys by their parent's key
   */
  note(key: string, record: SyncRecord<'goals'> | null, byParent: KeySets): Iterable<string> {
    const space = record && isLeavingSpace(record) ? String(seenFields(record).space) : undefined;
    if (this.#spaces.get(key) === space) return [];
    if (space === undefined) this.#spaces.delete(key);
    else this.#spaces.set(key, space);
    const below = new Set(byParent.of(key));
    // The set grows in the loop, to visit all levels.
    for (const at of below) for (const child of byParent.of(at)) below.add(child);
    return below;
  }

  /**
   * Returns the space to which the nearest moving ancestor takes this goal. Returns undefined if no ancestor
   * moves, or if the goal itself has an unsent move to another space.
   *
   * @param parentOf maps a goal's key to its parent's key
   */
  spaceOf(key: string, parentOf: (key: string) => string | null): string | undefined {
    if (this.#spaces.size === 0 || this.#spaces.has(key)) return undefined;
    const seen = new Set<string>();
    for (let at = parentOf(key); at !== null && !seen.has(at); at = parentOf(at)) {
      const space = this.#spaces.get(at);
      if (space !== undefined) return space;
      seen.add(at);
    }
    return undefined;
  }
}
