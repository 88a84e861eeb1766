import { autoSyncMs } from '@cairn/core/sync/retry';
import type { Environment, Stop } from '../environment.ts';
import { type RecordRef, refKey } from '../store/account-store.ts';

/**
 * Changes that other tabs have begun and whose end they have not told.
 *
 * A tab may end between storing what was typed and telling of it. Nobody would show or send that before another tab opens,
 * so whoever has heard of the beginning looks at the disk after ten seconds without a word of the end.
 */
export class ExpectedChanges {
  readonly #after: Environment['after'];
  readonly #look: (refs: readonly RecordRef[]) => void;
  readonly #refs = new Map<string, RecordRef>();
  #cancel: Stop | null = null;

  /** @param look reads some records from the disk */
  constructor({ after }: Environment, look: (refs: readonly RecordRef[]) => void) {
    this.#after = after;
    this.#look = look;
  }

  /** Another tab is about to store something. */
  begun(refs: readonly RecordRef[]): void {
    for (const ref of refs) this.#refs.set(refKey(ref), ref);
    this.#cancel ??= this.#after(autoSyncMs, () => {
      this.#cancel = null;
      const untold = [...this.#refs.values()];
      this.#refs.clear();
      if (untold.length > 0) this.#look(untold);
    });
  }

  /** It has told what it has stored. */
  told(refs: readonly RecordRef[]): void {
    for (const ref of refs) this.#refs.delete(refKey(ref));
  }

  /** Looks no more. */
  stop(): void {
    this.#cancel?.();
  }
}
