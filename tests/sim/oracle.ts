import { CommentOracle } from './comment-oracle.ts';
import { FolderOracle } from './folder-oracle.ts';
import { MarkOracle } from './mark-oracle.ts';
import { RepeatOracle } from './repeat-oracle.ts';
import { TagOracle } from './tag-oracle.ts';

/** Each value is written only one time, so it identifies its edit. */
export type WatchedField = 'name' | 'dueDate';

interface Edit {
  readonly goal: string;
  readonly by: string;
  readonly field: WatchedField;
  readonly value: string;
  /** The value that the author saw. */
  readonly over: string | null;
  isAcknowledged: boolean;
  /** Lost in a restore from a backup, or deleted with its goal before it was sent. */
  isGivenUp: boolean;
  isUndone: boolean;
  lastReversal: Promise<void> | null;
}

export interface Looks {
  readonly name: string;
  readonly dueDate: string | null;
  readonly notes: string;
}

interface NoteToken {
  readonly goal: string;
  readonly by: string;
  readonly token: string;
  isAcknowledged: boolean;
  /** Someone deleted text that may have contained this token. */
  isPerhapsDeleted: boolean;
  isGivenUp: boolean;
  timesBack: number;
}

interface Creation {
  isAcknowledged: boolean;
  isGivenUp: boolean;
}

export interface Unsent {
  readonly name: string;
  readonly typed: string;
}

export interface FinalGoal {
  readonly name: string;
  readonly dueDate: string | null;
  readonly notes: string;
}

/**
 * Remembers everything that was saved, and reports at the end what is missing.
 *
 * A goal's mark is the first word of its name, which never changes.
 */
export class Oracle {
  readonly #edits: Edit[] = [];
  readonly #tokens: NoteToken[] = [];
  readonly #created = new Map<string, Creation>();
  /** Removed for good. A device that missed this may re-create the goal. */
  readonly #forgotten = new Set<string>();
  #isHistoryWhole = true;
  /** Devices that could not see a goal for a while, and so missed edits of others. */
  readonly #hidden = new Map<string, Set<string>>();
  readonly #undated = new Set<string>();
  readonly #seenTwice = new Set<string>();
  #count = 0;

  readonly #undoing = new Set<{ readonly marks: readonly string[]; readonly by: string }>();

  readonly comments = new CommentOracle();

  readonly folders = new FolderOracle();

  readonly tags = new TagOracle();

  readonly repeats = new RepeatOracle();

  readonly marks = new MarkOracle();

  strangersTo: (space: string) => readonly string[] = () => [];

  author = '';

  kept: (saved: Promise<void>) => Promise<void> = (saved) => saved;

  next(): number {
    this.#count += 1;
    return this.#count;
  }

  /** Repeating goals (`r…`) and copied cards (`c…`) may share a name, so only `g…` is watched. */
  static isWatched(name: string): boolean {
    return name.startsWith('g');
  }

  static markOf(name: string): string {
    return name.split(' ')[0] ?? '';
  }

  created(goal: string, saved: Promise<void>): void {
    const made: Creation = { isAcknowledged: false, isGivenUp: false };
    this.#created.set(goal, made);
    this.marks.typed(this.author, goal, 'the making', `"name":"${goal} `, this.kept(saved));
    this.kept(saved).then(
      () => (made.isAcknowledged = true),
      () => undefined,
    );
  }

  edited(goal: string, field: WatchedField, value: string, over: string | null, saved: Promise<void>): void {
    const state = { isAcknowledged: false, isGivenUp: false, isUndone: false, lastReversal: null };
    const edit: Edit = { goal, by: this.author, field, value, over, ...state };
    this.#edits.push(edit);
    this.marks.typed(this.author, goal, field, `"${value}"`, this.kept(saved));
    this.kept(saved).then(
      () => (edit.isAcknowledged = true),
      () => undefined,
    );
  }

  wrote(goal: string, token: string, saved: Promise<void>): void {
    const written: NoteToken = {
      goal,
      by: this.author,
      token,
      isAcknowledged: false,
      isPerhapsDeleted: false,
      isGivenUp: false,
      timesBack: 0,
    };
    this.#tokens.push(written);
    this.marks.typed(this.author, goal, token, token, this.kept(saved));
    this.kept(saved).then(
      () => (written.isAcknowledged = true),
      () => undefined,
    );
  }

  erased(goal: string, text: string): void {
    for (const written of this.#tokens) {
      if (written.goal !== goal || !text.includes(written.token)) continue;
      written.isPerhapsDeleted = true;
      this.marks.letGo([goal], null, written.token);
    }
  }

  /**
   * After an undo or redo: stops expecting the removed values, and expects the restored values once they are saved.
   */
  reversed(goal: string, was: Looks, now: Looks, saved: Promise<void>): void {
    for (const field of ['name', 'dueDate'] as const)
      if (was[field] !== now[field]) this.marks.letGo([goal], null, field);
    for (const edit of this.#edits.filter((it) => it.goal === goal && was[it.field] !== now[it.field])) {
      if (edit.value !== was[edit.field] && edit.value !== now[edit.field]) continue;
      edit.isUndone = true;
      edit.lastReversal = saved;
      if (edit.value === now[edit.field])
        this.kept(saved).then(
          () => {
            if (edit.lastReversal === saved) edit.isUndone = false;
          },
          () => undefined,
        );
    }
    if (now.dueDate === null) this.undated(goal);
    for (const written of this.#tokens.filter((it) => it.goal === goal)) {
      const [before, after] = [was, now].map(({ notes }) => notes.includes(written.token));
      if (before && !after) {
        written.isPerhapsDeleted = true;
        this.marks.letGo([goal], null, written.token);
      }
      if (after && !before) written.timesBack += 1;
    }
  }

  /** Expects no date: a change of parent may have cleared it. */
  undated(mark: string): void {
    this.#undated.add(mark);
    this.marks.letGo([mark], null, 'dueDate');
  }

  travelled(marks: readonly string[], space: string): void {
    for (const mark of marks) {
      this.undated(mark);
      this.#hidden.set(mark, new Set([...(this.#hidden.get(mark) ?? []), ...this.strangersTo(space)]));
    }
  }

  /** Reports goals that appear twice on a screen, unless goals may have been re-created. */
  saw(marks: readonly string[]): void {
    if (!this.#isHistoryWhole) return;
    for (const [index, mark] of marks.entries()) {
      if (marks.indexOf(mark) !== index) this.#seenTwice.add(mark);
    }
  }

  /** Stops expecting edits of these goals by this device. */
  deleted(marks: readonly string[], by = this.author): void {
    this.comments.deleted(marks, by);
    this.folders.forget(marks);
    this.marks.letGo(marks, by);
    for (const typed of [...this.#edits, ...this.#tokens]) {
      if (typed.by === by && marks.includes(typed.goal)) typed.isGivenUp = true;
    }
  }

  /** The deletion counts if the tab ends before its undo is saved. */
  deletedUnless(marks: readonly string[], undone: Promise<void>): void {
    const deletion = { marks, by: this.author };
    this.marks.letGo(marks, this.author);
    this.#undoing.add(deletion);
    this.kept(undone).then(
      () => this.#undoing.delete(deletion),
      () => undefined,
    );
  }

  /** Stops expecting edits of a person who left: other people may have overwritten these edits unnoticed. */
  left(devices: readonly string[], taken: string): void {
    this.folders.left(devices);
    for (const edit of this.#edits) {
      if (devices.includes(edit.by) && taken.includes(`"${edit.value}"`)) edit.isGivenUp = true;
    }
  }

  /** Without the history, older note changes cannot be placed exactly. */
  forgotten(marks: readonly string[]): void {
    this.#isHistoryWhole = false;
    this.comments.forgotten(marks);
    this.folders.forget(marks);
    for (const mark of marks) this.#forgotten.add(mark);
  }

  /**
   * Gives up writes accepted since the backup. Exceptions: the answer did not arrive, or a device has unsent edits of
   * the goal.
   */
  restored(taken: string, unsent: readonly Unsent[]): void {
    this.#isHistoryWhole = false;
    this.comments.restored();
    this.folders.restored();
    this.tags.restored();
    this.repeats.restored();
    const typed = unsent.map((record) => record.typed).join('\n');
    const isLost = (text: string) => taken.includes(text) && !typed.includes(text);
    for (const edit of this.#edits) if (isLost(`"${edit.value}"`)) edit.isGivenUp = true;
    for (const written of this.#tokens) if (isLost(written.token)) written.isGivenUp = true;
    const held = new Set(unsent.map(({ name }) => Oracle.markOf(name)));
    for (const [mark, creation] of this.#created) {
      if (taken.includes(`"name":"${mark} `) && !held.has(mark)) creation.isGivenUp = true;
    }
  }

  /** @param living the goals on the server by mark; two entries mean a duplicate */
  violations(
    living: ReadonlyMap<string, readonly FinalGoal[]>,
    deleted: ReadonlySet<string>,
    shelves: string,
  ): readonly string[] {
    for (const { marks, by } of this.#undoing) this.deleted(marks, by);
    const found = [...this.#seenTwice].map((mark) => `${mark} was seen twice on one screen`);
    for (const [mark, goals] of living)
      if (goals.length > 1) found.push(`${mark} exists ${goals.length} times`);
    for (const [mark, { isAcknowledged, isGivenUp }] of this.#created) {
      if (
        isAcknowledged &&
        !isGivenUp &&
        !living.has(mark) &&
        !deleted.has(mark) &&
        !shelves.includes(`${mark} `)
      )
        found.push(`${mark} is gone`);
    }
    for (const edit of this.#edits) {
      const goal = living.get(edit.goal)?.[0];
      if (
        !goal ||
        this.#forgotten.has(edit.goal) ||
        !edit.isAcknowledged ||
        edit.isGivenUp ||
        edit.isUndone ||
        this.#hidden.get(edit.goal)?.has(edit.by) ||
        this.#isFollowed(edit, shelves)
      )
        continue;
      const final = goal[edit.field];
      if (final === edit.value || shelves.includes(edit.value)) continue;
      if (final === null ? !this.#undated.has(edit.goal) : this.#isBefore(edit, final))
        found.push(`${edit.goal}: ${edit.field} ${edit.value} was undone to ${final}`);
      else if (final !== null && this.#isUnseenBy(edit, final))
        found.push(`${edit.goal}: ${edit.field} ${edit.value} was overwritten unseen by ${final}`);
    }
    for (const { goal, token, isAcknowledged, isPerhapsDeleted, isGivenUp, timesBack } of this.#tokens) {
      const notes = living.get(goal)?.[0]?.notes;
      if (notes === undefined || this.#forgotten.has(goal)) continue;
      const times = timesIn(this.#isHistoryWhole ? notes : peeled(notes, token), token);
      if (times > 1 + timesBack) found.push(`${goal}: ${token} stands ${times} times in the note`);
      if (times === 0 && isAcknowledged && !isPerhapsDeleted && !isGivenUp && !shelves.includes(token))
        found.push(`${goal}: ${token} is missing in the note`);
    }
    return found;
  }

  /** Whether someone who saw this value replaced it, or the same device in a tab that was not up to date. */
  #isFollowed(edit: Edit, shelves: string): boolean {
    const later = this.#edits.indexOf(edit) + 1;
    return this.#edits.some(
      (other, at) =>
        other.goal === edit.goal &&
        other.field === edit.field &&
        (other.over === edit.value || (other.by === edit.by && at >= later)) &&
        !other.isUndone &&
        (other.isAcknowledged || shelves.includes(other.value)),
    );
  }

  /** Whether the author of `value` had seen neither this edit nor a later one. */
  #isUnseenBy(edit: Edit, value: string): boolean {
    const last = this.#edits.find(
      ({ goal, field, value: final }) => goal === edit.goal && field === edit.field && final === value,
    );
    return this.#isHistoryWhole && last !== undefined && !last.isUndone && !this.#isBefore(last, edit.value);
  }

  /** Whether this edit replaced `value`, directly or through other edits. */
  #isBefore(edit: Edit, value: string): boolean {
    const seen = new Set<string>();
    for (let at = edit.over; at !== null && !seen.has(at);) {
      if (at === value) return true;
      seen.add(at);
      const previous = this.#edits.find(
        (other) => other.goal === edit.goal && other.field === edit.field && other.value === at,
      );
      at = previous?.over ?? null;
    }
    return false;
  }
}

function timesIn(text: string, token: string): number {
  return text.split(token).length - 1;
}

/** Removes all other tokens, also those that contain this token. */
function peeled(notes: string, token: string): string {
  for (let text = notes; ;) {
    const rest = text.replaceAll(/\[k\d+\.*\]/gu, (other) => (other === token ? other : ''));
    if (rest === text) return rest;
    text = rest;
  }
}
