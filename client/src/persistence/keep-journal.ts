import type { SyncRecord } from '@cairn/core/sync/record';
import { clientBuild } from '../client-build.ts';
import type { Environment, Stop } from '../environment/environment.ts';
import { type RecordRef, refKey, type ShelfEntry } from '../store/account-store.ts';
import type { LocalChanges, UnderWay } from './local-change.ts';

/** The disk may lack these changes, which a closed page had shown. */
export interface JournalText {
  readonly build: number;
  /** Oldest first. */
  readonly changes: readonly JournalChange[];
}

export interface JournalChange {
  /** Position among the changes of the page. */
  readonly number: number;
  readonly records: readonly {
    readonly ref: RecordRef;
    readonly before: SyncRecord | null;
    readonly after: SyncRecord | null;
  }[];
  readonly shelve: readonly ShelfEntry[];
  readonly unshelve: readonly string[];
}

/**
 * Writes when the page is hidden or closed, never while it is in use. Closing a page within milliseconds of a
 * change aborts the transaction. The next opening then stores the journal's changes (`finish-journals.ts`).
 */
export function keepJournal({ journals, newId, rules, whenLeft }: Environment, changes: LocalChanges): Stop {
  // Set when the page closes, so that pages closed later sort later.
  let name = '';
  let isLeft = false;
  let isWritten = false;
  const leave = () => {
    isLeft = true;
    // A started commit needs no journal: the browser completes it.
    const open = [...changes.underWay].filter(({ isCommitted }) => !isCommitted);
    if (open.length === 0 || !rules.journalWhenLeft) return;
    name ||= newId();
    isWritten = true;
    for (const change of open) change.mark = { journal: name, number: change.number };
    const text: JournalText = { build: clientBuild, changes: open.map(journalChange) };
    journals.write(name, JSON.stringify(text));
  };
  changes.moved = () => {
    // A field may save its text while the page closes.
    if (changes.underWay.size > 0) return isLeft ? leave() : undefined;
    isLeft = false;
    if (isWritten) journals.write(name, null);
    isWritten = false;
  };
  const stop = whenLeft(leave);
  return () => {
    stop();
    // After a sign-out, this device must keep no data. A later call of `moved` could write a journal again.
    delete changes.moved;
  };
}

function journalChange({
  number,
  before,
  shown: { put, remove = [], shelve = [], unshelve = [] },
}: UnderWay): JournalChange {
  const at = (ref: RecordRef) => before.get(refKey(ref)) ?? null;
  return {
    number,
    records: [
      ...put.map((after) => ({ ref: { table: after.table, key: after.key }, before: at(after), after })),
      ...remove.map((ref) => ({ ref: { table: ref.table, key: ref.key }, before: at(ref), after: null })),
    ],
    shelve,
    unshelve,
  };
}
