import { CommentOracle } from './comment-oracle.ts';
import { FolderOracle } from './folder-oracle.ts';
import { MarkOracle } from './mark-oracle.ts';
import { RepeatOracle } from './repeat-oracle.ts';
import { TagOracle } from './tag-oracle.ts';

/** Fields whose every value is written once only, so that it can be told whose edit stands. */
export type WatchedField = 'name' | 'dueDate';

interface Edit {
  readonly goal: string;
  readonly by: string;
  readonly field: WatchedField;
  readonly value: string;
  /** The value that the person saw when they wrote this one. */
  readonly over: string | null;
  isAcknowledged: boolean;
  /** The server had it, and was restored from a backup that has not; or who typed it has deleted the goal there and then. */
  isGivenUp: boolean;
  /** Taken back by undo, and as far as anybody was told not done again since. */
  isUndone: boolean;
  /** The saving of the last undo or redo of it. */
  lastReversal: Promise<void> | null;
}

/** A goal as a person sees it. */
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
  /** Somebody deleted text that may have held it. */
  isPerhapsDeleted: boolean;
  isGivenUp: boolean;
  /** How often undo or redo has written it again. */
  timesBack: number;
}

interface Creation {
  isAcknowledged: boolean;
  isGivenUp: boolean;
}

/** What a device still had to send of one goal. */
export interface Unsent {
  /** What the goal was called there. */
  readonly name: string;
  /** What was typed, as text. */
  readonly typed: string;
}

/** A goal as the server has it in the end. */
export interface FinalGoal {
  readonly name: string;
  readonly dueDate: string | null;
  readonly notes: string;
}

/**
 * Remembers what people did and were told was saved, and says in the end what of it is missing.
 *
 * A goal is known by the first word of its name, which nobody ever changes.
 */
export class Oracle {
  readonly #edits: Edit[] = [];
  readonly #tokens: NoteToken[] = [];
  readonly #created = new Map<string, Creation>();
  /** Goals that were removed for good; a device that had not heard of it may make one anew as it knew it. */
  readonly #forgotten = new Set<string>();
  #isHistoryWhole = true;
  /** Devices that could not see a goal for a while, since it was in a space of others: nobody tells them what became of it there. */
  readonly #hidden = new Map<string, Set<string>>();
  /** Goals that somebody put elsewhere than into a period. */
  readonly #undated = new Set<string>();
  readonly #seenTwice = new Set<string>();
  #count = 0;

  /** Deletions that were undone at once, as long as nobody was told that the undoing was saved. */
  readonly #undoing = new Set<{ readonly marks: readonly string[]; readonly by: string }>();

  /** What was said in comments. */
  readonly comments = new CommentOracle();

  /** What was put into folders. */
  readonly folders = new FolderOracle();

  /** How tags are shown. */
  readonly tags = new TagOracle();

  /** What goals that repeat were called. */
  readonly repeats = new RepeatOracle();

  /** What the marks of the devices may not call synced. */
  readonly marks = new MarkOracle();

  /** The devices of those who never belong to a space. */
  strangersTo: (space: string) => readonly string[] = () => [];

  /** The device on which somebody is at work now. */
  author = '';

  /** Resolves when something that is being saved there has to be kept. */
  kept: (saved: Promise<void>) => Promise<void> = (saved) => saved;

  /** A number that was not given before. */
  next(): number {
    this.#count += 1;
    return this.#count;
  }

  /** Whether a goal is one that this oracle knows: of those that repeat, several have one name. */
  static isWatched(name: string): boolean {
    return name.startsWith('g');
  }

  /** The word that names a goal for ever. */
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
   * Somebody undid something or did it again: what is not there any more is not missing, and what is there again is
   * expected once that was saved.
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

  /** Somebody gives a goal a parent or takes it away, which may take its date. */
  undated(mark: string): void {
    this.#undated.add(mark);
    this.marks.letGo([mark], null, 'dueDate');
  }

  /** Somebody moves goals to another space. */
  travelled(marks: readonly string[], space: string): void {
    for (const mark of marks) {
      this.undated(mark);
      this.#hidden.set(mark, new Set([...(this.#hidden.get(mark) ?? []), ...this.strangersTo(space)]));
    }
  }

  /** What a person has before their eyes: each goal once, as long as none had to be made anew. */
  saw(marks: readonly string[]): void {
    if (!this.#isHistoryWhole) return;
    for (const [index, mark] of marks.entries()) {
      if (marks.indexOf(mark) !== index) this.#seenTwice.add(mark);
    }
  }

  /** On one device somebody deletes goals: what is not sent from there by now need not be sent any more. */
  deleted(marks: readonly string[], by = this.author): void {
    this.comments.deleted(marks, by);
    this.folders.forget(marks);
    this.marks.letGo(marks, by);
    for (const typed of [...this.#edits, ...this.#tokens]) {
      if (typed.by === by && marks.includes(typed.goal)) typed.isGivenUp = true;
    }
  }

  /** Somebody deletes goals and undoes it at once; the deletion stands where the tab ended before that was saved. */
  deletedUnless(marks: readonly string[], undone: Promise<void>): void {
    const deletion = { marks, by: this.author };
    this.marks.letGo(marks, this.author);
    this.#undoing.add(deletion);
    this.kept(undone).then(
      () => this.#undoing.delete(deletion),
      () => undefined,
    );
  }

  /**
   * Somebody left a space: whatever the server had taken from their devices may have been overwritten there, and nobody
   * tells them any more.
   *
   * @param taken the bodies of all writes that the server has ever taken
   */
  left(devices: readonly string[], taken: string): void {
    this.folders.left(devices);
    for (const edit of this.#edits) {
      if (devices.includes(edit.by) && taken.includes(`"${edit.value}"`)) edit.isGivenUp = true;
    }
  }

  /** History is forgotten, and with it goals that were deleted; from here on older notes changes cannot be placed exactly. */
  forgotten(marks: readonly string[]): void {
    this.#isHistoryWhole = false;
    this.comments.forgotten(marks);
    this.folders.forget(marks);
    for (const mark of marks) this.#forgotten.add(mark);
  }

  /**
   * The server went back to a backup: what it had taken since is gone, except where a device has not heard that it was
   * taken, or holds something else of the same goal that it has to send.
   *
   * @param taken the bodies of all writes that the server has taken since the backup
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

  /**
   * What is missing, doubled or undone.
   *
   * @param living the living goals on the server, by their mark; two entries are a goal that exists twice
   * @param deleted the marks of goals that somebody deleted
   * @param shelves what lies on the shelves of all devices, as one text
   */
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

  /**
   * Whether somebody who saw this value wrote another one over it, or the same device did in a tab that had not heard of
   * it yet: then that one is what has to be kept.
   */
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

  /** Whether whoever wrote `value` had not seen this edit, nor anything that was written over it. */
  #isUnseenBy(edit: Edit, value: string): boolean {
    const last = this.#edits.find(
      ({ goal, field, value: final }) => goal === edit.goal && field === edit.field && final === value,
    );
    return this.#isHistoryWhole && last !== undefined && !last.isUndone && !this.#isBefore(last, edit.value);
  }

  /** Whether `value` is one that this edit was written over, directly or through others. */
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

/** A note without all other tokens, also where one stands within another. */
function peeled(notes: string, token: string): string {
  for (let text = notes; ;) {
    const rest = text.replaceAll(/\[k\d+\.*\]/gu, (other) => (other === token ? other : ''));
    if (rest === text) return rest;
    text = rest;
  }
}
