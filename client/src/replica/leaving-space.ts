import type { SyncRecord } from '@cairn/core/sync/record';
import { seenFields } from '@cairn/core/sync/view';
import type { KeySets } from './key-sets.ts';

/** Whether a goal is on its way to another space than the one that the server has it in. */
export function isLeavingSpace({ base, pending, inflight }: SyncRecord): boolean {
  if (base === null) return false;
  return [pending, inflight].some((typed) => {
    const space = typed?.fields['space'];
    return space !== undefined && space !== base['space'];
  });
}

/** The goals that are on their way to another space, and which: what is below them goes along, without a word of its own. */
export class LeavingGoals {
  readonly #spaces = new Map<string, string>();

  /**
   * Remembers how a goal is now, null for gone; answers what goes along with it, or no longer does, and so looks different.
   *
   * @param byParent the keys of goals by the key of what they are below of
   */
  note(key: string, record: SyncRecord<'goals'> | null, byParent: KeySets): Iterable<string> {
    const space = record && isLeavingSpace(record) ? String(seenFields(record).space) : undefined;
    if (this.#spaces.get(key) === space) return [];
    if (space === undefined) this.#spaces.delete(key);
    else this.#spaces.set(key, space);
    const below = new Set(byParent.of(key));
    // Grows while it is walked.
    for (const at of below) for (const child of byParent.of(at)) below.add(child);
    return below;
  }

  /**
   * The space that a goal goes along to; undefined where it stays, or goes by itself.
   *
   * @param parentOf the key of what a goal is below of
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
