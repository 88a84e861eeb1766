import { composedChanges, type NotesDelta, type NotesOps } from '@cairn/core/notes/delta';
import { transformedChange } from '@cairn/core/notes/moved-change';
import { asOneChange, lengthOf, placeOf, stepsBetween, wovenChange } from '@cairn/core/notes/woven-change';
import { isSame } from '@cairn/core/same';
import { drawableOps, storedOps } from './other-embeds.ts';

/** Whether a note ends with a line break, as the editor's document always does. */
function endsWithBreak(notes: NotesDelta | null): boolean {
  const last = notes?.ops.at(-1)?.insert;
  return typeof last === 'string' && last.endsWith('\n');
}

/** A note as the editor's document: the same, with the line break at its end that an editor needs. */
export function documentOf(notes: NotesDelta | null): NotesOps {
  const ops = drawableOps(notes?.ops ?? []);
  return endsWithBreak(notes) ? ops : [...ops, { insert: '\n' }];
}

/**
 * A change of the editor's document as a change of the note.
 *
 * Where the note lacks the last line break, it is put there first: a list or heading lives on that break.
 */
export function changeOfDocument(notes: NotesDelta | null, ofDocument: NotesOps): NotesOps {
  const change = storedOps(ofDocument);
  if (endsWithBreak(notes)) return change;
  const length = lengthOf(notes);
  const completed: NotesOps = length === 0 ? [{ insert: '\n' }] : [{ retain: length }, { insert: '\n' }];
  return composedChanges(completed, change);
}

/**
 * What others wrote between two states of a note, as a change of the document that shows the first: as the steps tell
 * that are remembered, so that one's own words and those of others are told apart where both are the same; else by the
 * difference.
 *
 * @param steps see `SyncRecord.woven`
 * @param caret where the person is typing; null when they are not
 * @param shown the document that shows `known`
 */
export function writtenBetween(
  known: NotesDelta | null,
  now: NotesDelta | null,
  steps: readonly NotesOps[],
  caret: number | null,
  shown = documentOf(known),
): NotesOps {
  const next = documentOf(now);
  const told = stepsBetween(steps, known, now);
  if (told) {
    const change = asOneChange(told);
    // An embed is drawn as what stands around it allows, and the last line break is not always the note's.
    if (isSame(composedChanges(shown, change), composedChanges([], next))) return change;
  }
  return wovenChange({ ops: shown }, { ops: next }, caret);
}

/**
 * What was just typed into a document, and what others wrote meanwhile: each as it applies after the other. Where both
 * wrote at one place, the others stand first.
 *
 * @param known the note that the editor shows, without what was typed
 * @param now the note with what others wrote
 * @param steps see `SyncRecord.woven`
 * @returns `ours` as a change of the note, `theirs` of the document in which the typing stands already
 */
export function typedBeside(
  known: NotesDelta | null,
  now: NotesDelta | null,
  typed: NotesOps,
  steps: readonly NotesOps[] = [],
): { readonly ours: NotesOps; readonly theirs: NotesOps } {
  if (known === now) return { ours: changeOfDocument(now, typed), theirs: [] };
  const written = writtenBetween(known, now, steps, placeOf(typed));
  return {
    ours: changeOfDocument(now, transformedChange(typed, written, true)),
    theirs: transformedChange(written, typed, false),
  };
}
