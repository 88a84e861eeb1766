import { isSame } from '../same.ts';
import { changedNotes, composedChanges, type NotesDelta, type NotesOps } from './delta.ts';
import { transformedChange } from './moved-change.ts';
import { notesDifference } from './difference.ts';

/**
 * What others wrote, as a change of the document that is shown.
 *
 * Two texts often differ in more than one way: "Fro" becomes "From the first. Fro" by words before it as well as by words
 * after it. Whoever is typing there goes on behind their own words, so a change beside the caret is taken only where no
 * other explains the difference.
 *
 * @param caret where the person is typing, counted as the editor does; null when they are not
 */
export function wovenChange(
  shown: NotesDelta | null,
  now: NotesDelta | null,
  caret: number | null,
): NotesOps {
  const fromFront = notesDifference(shown, now);
  if (caret === null || !touches(fromFront, caret)) return fromFront;
  const fromBack = reversedChange(notesDifference(reversed(shown), reversed(now)), lengthOf(shown));
  return touches(fromBack, caret) ? fromFront : fromBack;
}

/**
 * What others did between two states of a note, where the last steps that are remembered of it explain all of that; else
 * null.
 *
 * @param steps changes of others, each as it applies after the one before
 */
export function stepsBetween(
  steps: readonly NotesOps[],
  from: NotesDelta | null,
  to: NotesDelta | null,
): readonly NotesOps[] | null {
  for (let first = steps.length; first >= 0; first -= 1) {
    const last = steps.slice(first);
    if (isSame(last.reduce<NotesDelta | null>(changedNotes, from), to)) return last;
  }
  return null;
}

/**
 * A change that was made on one state of a note as it is made on another, into which others wrote meanwhile: it stays
 * with the words beside which it was typed. Where both wrote at one place, the others stand first.
 */
export function changeFollowing(change: NotesOps, from: NotesDelta | null, to: NotesDelta | null): NotesOps {
  return change.length === 0 ? change : changeBeside(change, from, to, []).change;
}

/**
 * The same, with what others wrote as it applies after that change.
 *
 * @param steps what is remembered of that; where it explains nothing, the difference of the two states stands for it
 */
export function changeBeside(
  change: NotesOps,
  from: NotesDelta | null,
  to: NotesDelta | null,
  steps: readonly NotesOps[],
): { readonly change: NotesOps; readonly steps: readonly NotesOps[] } {
  const others = stepsBetween(steps, from, to) ?? [wovenChange(from, to, placeOf(change))];
  let ours = change;
  const theirs: NotesOps[] = [];
  for (const step of others) {
    theirs.push(transformedChange(step, ours, false));
    ours = transformedChange(ours, step, true);
  }
  return { change: ours, steps: theirs };
}

/** Several changes in a row as one. */
export function asOneChange(steps: readonly NotesOps[]): NotesOps {
  return steps.reduce<NotesOps>(composedChanges, []);
}

/** Where a change begins: beside the caret of whoever typed it. */
export function placeOf(change: NotesOps): number {
  const kept = change[0]?.retain;
  return typeof kept === 'number' ? kept : 0;
}

/** How long a document is as the editor counts: an embed is one character. */
export function lengthOf(notes: NotesDelta | null): number {
  return (notes?.ops ?? []).reduce(
    (sum, op) => sum + (typeof op.insert === 'string' ? op.insert.length : 1),
    0,
  );
}

/** Whether something is inserted at a place, or taken away around it. */
function touches(change: NotesOps, place: number): boolean {
  let at = 0;
  for (const { retain, insert, delete: removed = 0 } of change) {
    if (insert !== undefined && at === place) return true;
    if (removed > 0 && at <= place && place <= at + removed) return true;
    at += removed + (typeof retain === 'number' ? retain : 0);
  }
  return false;
}

function reversed(notes: NotesDelta | null): NotesDelta {
  return { ops: reversedOps(notes?.ops ?? []) };
}

/** A change of the reversed document as one of the document itself, which has this length. */
function reversedChange(change: NotesOps, length: number): NotesOps {
  const covered = change.reduce(
    (sum, op) => sum + (typeof op.retain === 'number' ? op.retain : 0) + (op.delete ?? 0),
    0,
  );
  return reversedOps(covered < length ? [...change, { retain: length - covered }] : change);
}

/** Letter by letter, so that none of two units is torn apart. */
function reversedOps(ops: NotesOps): NotesOps {
  return ops
    .toReversed()
    .map((op) =>
      typeof op.insert === 'string' ? { ...op, insert: [...op.insert].toReversed().join('') } : op,
    );
}
