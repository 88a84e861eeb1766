import { isSame } from '../same.ts';
import { changedNotes, composedChanges, type NotesDelta, type NotesOps } from './delta.ts';
import { transformedChange } from './moved-change.ts';
import { notesDifference } from './difference.ts';

/**
 * Returns the changes of others. A difference is often ambiguous: "Fro" becomes "From the first. Fro" by
 * words before or after it. A user types behind their own words, so prefer a change away from the caret.
 *
 * @param caret as the editor counts; null if the user is not typing
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
 * Returns the last of the remembered changes that lead from `from` to `to`; null if there are none.
 *
 * @param steps changes of others, each applied after the previous change
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
 * Rewrites a change for a newer state; the change moves along with the words around it. Where others insert
 * too, their text comes first.
 */
export function changeFollowing(change: NotesOps, from: NotesDelta | null, to: NotesDelta | null): NotesOps {
  return change.length === 0 ? change : changeBeside(change, from, to, []).change;
}

/**
 * Like {@link changeFollowing}, but also returns others' changes as they apply after `change`.
 *
 * @param steps remembered changes; the difference is used if they do not explain the new state
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

export function asOneChange(steps: readonly NotesOps[]): NotesOps {
  return steps.reduce<NotesOps>(composedChanges, []);
}

/** Returns the position of the first change, near its author's caret. */
export function placeOf(change: NotesOps): number {
  const kept = change[0]?.retain;
  return typeof kept === 'number' ? kept : 0;
}

/** Returns the length as the editor counts: an embed is one character. */
export function lengthOf(notes: NotesDelta | null): number {
  return (notes?.ops ?? []).reduce(
    (sum, op) => sum + (typeof op.insert === 'string' ? op.insert.length : 1),
    0,
  );
}

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

/** @param length the document's length */
function reversedChange(change: NotesOps, length: number): NotesOps {
  const covered = change.reduce(
    (sum, op) => sum + (typeof op.retain === 'number' ? op.retain : 0) + (op.delete ?? 0),
    0,
  );
  return reversedOps(covered < length ? [...change, { retain: length - covered }] : change);
}

/** Reverses code points, which keeps surrogate pairs whole. */
function reversedOps(ops: NotesOps): NotesOps {
  return ops
    .toReversed()
    .map((op) =>
      typeof op.insert === 'string' ? { ...op, insert: [...op.insert].toReversed().join('') } : op,
    );
}
