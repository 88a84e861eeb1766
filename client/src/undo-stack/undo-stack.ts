import { composedChanges, type NotesOps } from '@cairn/core/notes/delta';
import { isSame } from '@cairn/core/same';
import type { SyncRecord } from '@cairn/core/sync/record';
import { seenFields, seenNotes } from '@cairn/core/sync/view';
import { type RecordRef, refKey } from '../store/account-store.ts';
import type { LocalChange, RecordChange, RepeatChange, UndoEntry, TypedPart } from './undo-entry.ts';

/** How many steps can be undone, so that a day's work does not fill the memory. */
const maxSteps = 100;

interface Collecting {
  readonly changes: RecordChange[];
  readonly saved: Promise<void>[];
}

/**
 * What this tab's person did, to be undone and done again; in memory, so that it ends with the tab.
 *
 * Where a verb decides a change, the records before and after go into the step that is being collected; nothing is worked
 * out until somebody wants it back (`reverse-step.ts`). To undo a step is to write what was there before, by the same
 * outbox, and what that writes is a step again: the one that does it anew.
 */
export class UndoStack {
  #done: readonly UndoEntry[] = [];
  #undone: readonly UndoEntry[] = [];
  #collecting: Collecting | null = null;
  #typed: TypedPart | null = null;

  /** What was made anew in the place of something, by what it stands for. */
  readonly #madeAnew = new Map<string, RecordRef>();

  /** What was done last. */
  get nextToUndo(): UndoEntry | undefined {
    return this.#done.at(-1);
  }

  /** What was undone last, as the step that would do it again is the reverse of it. */
  get nextToRedo(): UndoEntry | undefined {
    return this.#undone.at(-1);
  }

  /**
   * Runs a verb; all it changes is one step. A verb within another is part of the other's.
   *
   * @param typed when a text is being written: what follows in the same text goes into the same step, until it rests
   * @param repeat when it is about how a goal repeats: what became of that, asked afterwards
   * @param ops when a note is being written: what is typed, as a change of the note as it is seen
   * @returns the step, or null when nothing changed or it is part of another
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
    // What the disk refused is not there to be undone, nor is a text that lacks some of it.
    Promise.all(saved).catch(() => this.#forgetWhere((one) => one === step || (text && one.text === text)));
    return { result, step };
  }

  /** Makes one step of two that were done, so that what is done in slices, or goes on changing one thing, is one. */
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

  /** Runs a verb that cannot be undone as a whole: nothing of it is, so that no half of it is taken back. */
  aside<Result>(verb: () => Result): Result {
    return this.#collecting ? verb() : this.#collected(verb).result;
  }

  /** A text is no longer being written: what is typed into it next is a step of its own. */
  rest(): void {
    this.#typed = null;
  }

  /** Takes part of the change into the step that is being collected, if there is one. */
  note({ changes, saved }: LocalChange): void {
    this.#collecting?.changes.push(...changes);
    this.#collecting?.saved.push(saved);
  }

  /** Runs what reverses a step; the step goes, and its reverse waits on the other side. */
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

  /** Remembers that one thing stands for another from now on, also in the steps that are older than it. */
  madeAnew(was: RecordRef, anew: RecordRef): void {
    this.#madeAnew.set(refKey(was), { table: anew.table, key: anew.key });
  }

  /** What stands for a thing that a step did something to: itself, or what was made anew in its place. */
  standingFor(ref: RecordRef): RecordRef {
    let at = ref;
    for (let next = this.#madeAnew.get(refKey(at)); next; next = this.#madeAnew.get(refKey(at))) at = next;
    return at;
  }

  /** Lets a step go: it cannot be undone or done again any more. */
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

/** One change more of a text: part of the last one, unless somebody else changed the text in between. */
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
