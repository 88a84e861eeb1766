import { isSame } from '@cairn/core/same';
import { typedSeeing } from '@cairn/core/sync/edited-record';
import { atRest, isOnServer, type SyncRecord, untyped } from '@cairn/core/sync/record';
import type { Replica } from '../replica/replica.ts';
import type { Environment } from '../environment/environment.ts';
import {
  type JournalMark,
  type RecordRef,
  refKey,
  type ShelfEntry,
  type StoreChange,
} from '../store/account-store.ts';
import type { LocalChange } from '../undo-stack/undo-entry.ts';

export interface RecordsChange {
  readonly put: readonly SyncRecord[];
  readonly remove?: readonly RecordRef[];
  readonly shelve?: readonly ShelfEntry[];
  readonly unshelve?: readonly string[];
}

/** Decides a change. Called twice: with the records in memory, then with those on the disk. */
export type DecideChange = (records: ReadonlyMap<string, SyncRecord>) => RecordsChange;

export interface Decision {
  readonly refs: readonly RecordRef[];
  readonly decide: DecideChange;
}

export interface LocalChangeListener {
  changing(refs: readonly RecordRef[]): void;
  changed(refs: readonly RecordRef[], hasShelved: boolean): void;
}

export interface UnderWay {
  /** Position among the changes of the page. */
  readonly number: number;
  readonly before: ReadonlyMap<string, SyncRecord>;
  readonly shown: RecordsChange;
  /** Set if a journal also has the change (`keep-journal.ts`). */
  mark: JournalMark | null;
  isCommitted: boolean;
  /** Null if no field was open. */
  readonly opened: SyncRecord | null;
}

type Shelving = (
  put: readonly SyncRecord[],
  stored: ReadonlyMap<string, SyncRecord>,
) => readonly ShelfEntry[];

/**
 * Changes records in memory at once, then on the disk.
 *
 * Another tab may have changed the same record. So the decision runs again on the stored records, in one
 * transaction, whose result the memory takes. A change that the disk refuses is reverted.
 */
export class LocalChanges {
  readonly #replica: Replica;
  readonly #store: Environment['store'];
  readonly #rules: Environment['rules'];
  readonly #environment: Environment;
  readonly #listener: LocalChangeListener;
  /** Number of changes in flight by record. Only the last of them may overwrite the memory. */
  readonly #counts = new Map<string, number>();
  readonly underWay = new Set<UnderWay>();
  moved?: () => void;
  #count = 0;
  waiting: Promise<void> | null = null;

  constructor(environment: Environment, replica: Replica, listener: LocalChangeListener) {
    this.#replica = replica;
    this.#store = environment.store;
    this.#rules = environment.rules;
    this.#environment = environment;
    this.#listener = listener;
  }

  /** Delays disk writes until the work settles, even if it fails. */
  waitFor(work: Promise<void>): void {
    const waiting = Promise.allSettled([this.waiting, work]).then(() => {
      if (this.waiting === waiting) this.waiting = null;
    });
    this.waiting = waiting;
  }

  /**
   * Updates the memory before it returns.
   *
   * @param opened the record when its field was opened; null without a field
   */
  change(refs: readonly RecordRef[], decide: DecideChange, opened: SyncRecord | null): LocalChange {
    const inMemory = new Map<string, SyncRecord>();
    for (const ref of refs) {
      const record = this.#replica.recordToChange(ref);
      if (record) inMemory.set(refKey(ref), record);
    }
    const shown = decide(inMemory);
    this.#replica.apply(shown.put, shown.remove);
    const changes = [...shown.put, ...(shown.remove ?? [])].map(({ table, key }) => ({
      ref: { table, key },
      before: inMemory.get(refKey({ table, key })),
      // After its record is removed, an occurrence comes from its series again.
      after: this.#replica.recordToChange({ table, key }),
    }));
    const number = (this.#count += 1);
    const underWay: UnderWay = { number, before: inMemory, shown, mark: null, isCommitted: false, opened };
    this.underWay.add(underWay);
    this.moved?.();
    return { changes, saved: this.#write(refs, decide, underWay) };
  }

  async #write(refs: readonly RecordRef[], decide: DecideChange, underWay: UnderWay): Promise<void> {
    for (const ref of refs) this.#counts.set(refKey(ref), (this.#counts.get(refKey(ref)) ?? 0) + 1);
    try {
      if (this.waiting) await this.waiting;
      const shelve = underWay.opened ? await this.#shelving(underWay.opened) : null;
      this.#listener.changing(refs);
      let found: ReadonlyMap<string, SyncRecord> = new Map();
      const stored = await this.#store.change(
        refs,
        (stored, made): StoreChange => {
          found = stored;
          const nothing = { put: [], remove: [], shelve: [] };
          // Another page has already stored this change from the journal.
          if (made >= underWay.number) return nothing;
          // If another tab has removed the record, store the record again: its upload shows why it was
          // removed. Edits that were unsent at the removal are already on the shelf.
          const before = [...underWay.before].map(([name, record]) => [name, withoutUnsent(record)] as const);
          const change = decide(new Map([...before, ...stored]));
          return {
            ...nothing,
            ...change,
            put: change.put.map((record) => this.#asTyped(record, stored, underWay)),
            shelve: [...(change.shelve ?? []), ...(shelve?.(change.put, stored) ?? [])],
          };
        },
        'strict',
        {
          mark: () => underWay.mark,
          commits: () => {
            underWay.isCommitted = true;
          },
        },
      );
      const settled = this.#settledRefs(refs);
      const changed = new Set([...stored.put, ...stored.remove].map(refKey));
      // For records that the change left alone, the memory may be outdated.
      const untouched = refs.filter((ref) => !changed.has(refKey(ref)));
      const untouchedThere = untouched.flatMap((ref) => found.get(refKey(ref)) ?? []);
      const untouchedNowhere = untouched.filter(
        (ref) => !found.has(refKey(ref)) && this.#replica.record(ref),
      );
      this.#replica.apply(
        // Usually the memory equals the disk already, and nothing is drawn again.
        [...stored.put, ...untouchedThere].filter(
          (record) => settled.has(refKey(record)) && !isSame(this.#replica.record(record), record),
        ),
        [...stored.remove, ...untouchedNowhere].filter((ref) => settled.has(refKey(ref))),
      );
      this.#listener.changed(refs, stored.shelve.length > 0);
    } catch (refusal) {
      this.#settledRefs(refs);
      await this.reread(refs);
      throw refusal;
    } finally {
      // Until here the change is in flight: the screen shows it even if the disk refused it.
      this.underWay.delete(underWay);
      this.moved?.();
    }
  }

  isUnderWay(ref: RecordRef): boolean {
    return this.#counts.size > 0 && this.#counts.has(refKey(ref));
  }

  async reread(refs: readonly RecordRef[]): Promise<void> {
    const records = await this.#store.read(refs);
    const found = new Set(records.map(refKey));
    const isFree = (ref: RecordRef) => !this.isUnderWay(ref);
    this.#replica.apply(
      records.filter((record) => isFree(record) && !isSame(this.#replica.record(record), record)),
      refs.filter((ref) => !found.has(refKey(ref)) && isFree(ref)),
    );
  }

  /** The base revision is the one that the user saw, in memory or in an open field. */
  #asTyped(
    record: SyncRecord,
    stored: ReadonlyMap<string, SyncRecord>,
    { before, opened }: UnderWay,
  ): SyncRecord {
    const name = refKey(record);
    const [found, shown] = [stored.get(name), before.get(name)];
    const seen = opened && refKey(opened) === name ? opened : shown;
    return found && seen && this.#rules.seenRevision ? typedSeeing(record, found, seen) : record;
  }

  /** The loaded code shelves values that the user overwrote without seeing them. */
  async #shelving(opened: SyncRecord): Promise<Shelving | null> {
    try {
      const { overwrittenEntries } = await import('./overwritten-entries.ts');
      return (put, stored) => overwrittenEntries(this.#environment, put, stored, opened);
    } catch {
      // The code is not cached and the network is off, so store the edit without shelf entries.
      return null;
    }
  }

  #settledRefs(refs: readonly RecordRef[]): ReadonlySet<string> {
    const settled = new Set<string>();
    for (const ref of refs) {
      const remaining = (this.#counts.get(refKey(ref)) ?? 1) - 1;
      if (remaining > 0) this.#counts.set(refKey(ref), remaining);
      else {
        this.#counts.delete(refKey(ref));
        settled.add(refKey(ref));
      }
    }
    return settled;
  }
}

function withoutUnsent(record: SyncRecord): SyncRecord {
  return isOnServer(record) ? { ...record, ...atRest, ...untyped } : record;
}
