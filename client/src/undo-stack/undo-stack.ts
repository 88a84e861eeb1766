import { composedChanges, type NotesOps } from '@cairn/core/notes/delta';
import { isSame } from '@cairn/core/same';
import type { SyncRecord } from '@cairn/core/sync/record';
import { seenFields, seenNotes } from '@cairn/core/sync/view';
import { type RecordRef, refKey } from '../store/account-store.ts';
import type { LocalChange, RecordChange, RepeatChange, UndoEntry, TypedPart } from './undo-entry.ts';

/** Maximum of entries, which limits the memory of a long day. */
const maxSteps = 100;

interface Collecting {
  readonly changes: RecordChange[];
  readonly saved: Promise<void>[];
}

/**
 * This tab's undo and redo entries, in memory only. An entry has the records before and after a change; its
 * reversal is computed on demand (`reverse-step.ts`). Undo is a normal edit, and its entry is the redo.
 */
export class UndoStack {
  #done: readonly UndoEntry[] = [];
  #undone: readonly UndoEntry[] = [];
  #collecting: Collecting | null = null;
  #typed: TypedPart | null = null;

  readonly #madeAnew = new Map<string, RecordRef>();

  get nextToUndo(): UndoEntry | undefined {
    return this.#done.at(-1);
  }

  get nextToRedo(): UndoEntry | undefined {
    return this.#undone.at(-1);
  }

  /**
   * Runs an action and makes one entry of its changes. A nested call adds to the outer entry.
   *
   * @param typed the text being typed: later changes join this entry until {@link UndoStack.rest}
   * @param repeat returns how the goal repeats before and after
   * @param ops the edit of the note
   * @returns a null `step` if nothing changed, or for a nested call
   */
  during<Result>(
    verb: () => Result,
    typed: TypedPart | null = null,
    repeat: (() => RepeatChange) | null = null,
    ops?: NotesOps,
  ): { readonly result: Result; readonly step: UndoEntry | null } {
    if (this.#collecting) return { result: verb(), step: null };
    const { result, changes, saved } = this.#collected(verb);
    if (changes.length === 0) return { result, step: null };
    const written = typed ? changes.map((change) => ({ ...change, part: typed, typed: ops })) : changes;
    const begun = typed !== null && typed === this.#typed ? this.#done.at(-1) : undefined;
    const goesOn = begun !== undefined && isOfOneRecord(begun.changes, written);
    const text = typed === null ? undefined : goesOn ? begun.text : {};
    const typing = goesOn ? written.reduce(withTyped, begun.changes) : written;
    const step = { changes: typing, repeat: repeat?.(), text };
    this.#done = [...(goesOn ? this.#done.slice(0, -1) : this.#done), step].slice(-maxSteps);
    this.#undone = [];
    this.#typed = typed;
    // A refused change cannot be undone, and neither can the typed text that contained it.
    Promise.all(saved).catch(() => this.#forgetWhere((one) => one === step || (text && one.text === text)));
    return { result, step };
  }

  joined(step: UndoEntry, next: UndoEntry): UndoEntry {
    const changes = new Map(step.changes.map((change) => [refKey(change.ref), change]));
    for (const change of next.changes) {
      const name = refKey(change.ref);
      const { before } = changes.get(name) ?? change;
      changes.set(name, { ...change, before });
    }
    const both = { changes: [...changes.values()] };
    this.#done = [...this.#done.filter((one) => one !== step && one !== next), both];
    return both;
  }

  /** Makes no undo entry, for an action that undo could reverse only in part. */
  aside<Result>(verb: () => Result): Result {
    return this.#collecting ? verb() : this.#collected(verb).result;
  }

  /** Later changes of the text make a new entry. */
  rest(): void {
    this.#typed = null;
  }

  note({ changes, saved }: LocalChange): void {
    this.#collecting?.changes.push(...changes);
    this.#collecting?.saved.push(saved);
  }

  /** Removes the entry, and adds the reversal for redo or undo. */
  reversing<Result>(
    step: UndoEntry,
    verb: () => Result,
    repeat?: RepeatChange,
  ): { readonly result: Result; readonly step: UndoEntry | null } {
    const wasUndone = this.#undone.includes(step);
    const { result, changes, saved } = this.#collected(verb);
    this.forget(step);
    if (changes.length === 0) return { result, step: null };
    const reverse = { changes, repeat };
    if (wasUndone) this.#done = [...this.#done, reverse].slice(-maxSteps);
    else this.#undone = [...this.#undone, reverse].slice(-maxSteps);
    Promise.all(saved).catch(() => this.forget(reverse));
    return { result, step: reverse };
  }

  /** Older entries apply to the re-created record. */
  madeAnew(was: RecordRef, recreated: RecordRef): void {
    this.#madeAnew.set(refKey(was), { table: recreated.table, key: recreated.key });
  }

  standingFor(ref: RecordRef): RecordRef {
    let at = ref;
    for (let next = this.#madeAnew.get(refKey(at)); next; next = this.#madeAnew.get(refKey(at))) at = next;
    return at;
  }

  forget(step: UndoEntry): void {
    this.#forgetWhere((one) => one === step);
  }

  #forgetWhere(isMeant: (step: UndoEntry) => unknown): void {
    this.#typed = null;
    this.#done = this.#done.filter((one) => !isMeant(one));
    this.#undone = this.#undone.filter((one) => !isMeant(one));
  }

  #collected<Result>(verb: () => Result): Collecting & { readonly result: Result } {
    const collecting: Collecting = { changes: [], saved: [] };
    this.#collecting = collecting;
    try {
      return { ...collecting, result: verb() };
    } finally {
      this.#collecting = null;
    }
  }
}

function isOfOneRecord(begun: readonly RecordChange[], more: readonly RecordChange[]): boolean {
  const names = new Set([...begun, ...more].map(({ ref }) => refKey(ref)));
  return names.size === 1;
}

/** A change is not merged if someone else changed the text in between. */
function withTyped(changes: readonly RecordChange[], next: RecordChange): readonly RecordChange[] {
  const last = changes.at(-1);
  const follows = last && isSame(typedText(last.after, next.part), typedText(next.before, next.part));
  if (!follows) return [...changes, next];
  const typed = last.typed && next.typed && composedChanges(last.typed, next.typed);
  return [...changes.slice(0, -1), { ...next, before: last.before, typed }];
}

function typedText(record: SyncRecord | undefined, part: TypedPart | undefined): unknown {
  if (!record) return null;
  return part === 'notes' ? seenNotes(record) : seenFields(record)['name'];
}
