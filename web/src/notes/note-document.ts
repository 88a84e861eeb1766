import { composedChanges, type NotesDelta, type NotesOps } from '@cairn/core/notes/delta';
import { transformedChange } from '@cairn/core/notes/moved-change';
import { asOneChange, lengthOf, placeOf, stepsBetween, wovenChange } from '@cairn/core/notes/woven-change';
import { isSame } from '@cairn/core/same';
import { drawableOps, storedOps } from './other-embeds.ts';

/** The editor needs a line break at the end. */
function endsWithBreak(notes: NotesDelta | null): boolean {
  const last = notes?.ops.at(-1)?.insert;
  return typeof last === 'string' && last.endsWith('\n');
}

export function documentOf(notes: NotesDelta | null): NotesOps {
  const ops = drawableOps(notes?.ops ?? []);
  return endsWithBreak(notes) ? ops : [...ops, { insert: '\n' }];
}

/** Lists and headings are stored on line breaks, so a missing final one is added first. */
export function changeOfDocument(notes: NotesDelta | null, ofDocument: NotesOps): NotesOps {
  const change = storedOps(ofDocument);
  if (endsWithBreak(notes)) return change;
  const length = lengthOf(notes);
  const completed: NotesOps = length === 0 ? [{ insert: '\n' }] : [{ retain: length }, { insert: '\n' }];
  return composedChanges(completed, change);
}

/**
 * Returns the changes of others between two states of a note, for the document of the first state. Steps
 * distinguish the user's words from equal words of others; without steps, the two states are compared.
 *
 * @param steps see `SyncRecord.woven`
 * @param caret null if the user is not typing
 * @param shown the document of `known`
 */
export function writtenBetween(
  known: NotesDelta | null,
  now: NotesDelta | null,
  steps: readonly NotesOps[],
  caret: number | null,
  shown = documentOf(known),
): NotesOps {
  const next = documentOf(now);
  const between = stepsBetween(steps, known, now);
  if (between) {
    const change = asOneChange(between);
    // Drawn embeds depend on their neighbours, and the note may lack the final line break.
    if (isSame(composedChanges(shown, change), composedChanges([], next))) return change;
  }
  return wovenChange({ ops: shown }, { ops: next }, caret);
}

/**
 * Combines the user's typing with others' changes. Where both insert, others' text comes first.
 * @param known the note in the editor, without `typed`
 * @param now the note with others' changes
 * @param steps see `SyncRecord.woven`
 * @returns `ours` for the note, `theirs` for the document that includes `typed`
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
