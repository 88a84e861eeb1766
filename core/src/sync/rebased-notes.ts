import { composedChanges, type NotesDelta, type NotesOps } from '../notes/delta.ts';
import { transformedChange, withoutDeletions } from '../notes/moved-change.ts';
import { notesDifference } from '../notes/difference.ts';
import type { LoggedNotesChange, Pending, ServerRow, SyncRecord } from './record.ts';

/** What others did to a note, as one change on top of what a person saw. */
export interface ChangeOfOthers {
  readonly ops: NotesOps;
  /** Whether the server's log told it. Else it is the difference of two texts, and may take one word for another. */
  readonly isExact: boolean;
}

/**
 * What others did to a note between two states of it, as one change on top of `seen`.
 *
 * @param base the row before
 * @param seen the note that the person saw: the row before with their upload, if there was one, on top
 * @param own the change that was uploaded, and its key; null when there was none
 * @param row the row after
 * @param log the changes since `base`, or null when the server no longer has them
 */
export function changeOfOthers(
  base: ServerRow | null,
  seen: NotesDelta | null,
  own: { readonly key: string; readonly ops: NotesOps } | null,
  row: ServerRow,
  log: readonly LoggedNotesChange[] | null,
): ChangeOfOthers {
  const since = base?.notesRev ?? 0;
  const missed = (log ?? [])
    .filter((change) => change.rev > since)
    .toSorted((one, other) => one.rev - other.rev);
  const isWhole = missed.length === (row.notesRev ?? 0) - since;
  if (!isWhole) return { ops: notesDifference(seen, row.richThoughts ?? null), isExact: false };
  let others: NotesOps = [];
  // The part of one's own upload that others have not been rewritten over yet.
  let ownLeft: NotesOps | null = own?.ops ?? null;
  for (const change of missed) {
    if (own && ownLeft && change.key === own.key) {
      ownLeft = null;
    } else if (ownLeft) {
      // It came before one's own on the server: there it stands first.
      const onTop = transformedChange(change.ops, ownLeft, false);
      ownLeft = transformedChange(ownLeft, change.ops, true);
      others = composedChanges(others, onTop);
    } else {
      others = composedChanges(others, change.ops);
    }
  }
  return { ops: others, isExact: true };
}

/**
 * What was typed, its notes change rewritten over what others did meanwhile. Where nobody knows that exactly it deletes
 * nothing, as on the server: what it meant may be somebody else's words by now.
 */
export function rebased(pending: Pending | null, { ops, isExact }: ChangeOfOthers): Pending | null {
  if (!pending?.notes || ops.length === 0) return pending;
  const kept = isExact ? pending : withoutErasing(pending);
  return kept?.notes ? { ...kept, notes: transformedChange(kept.notes, ops, true) } : kept;
}

/** How many changes of others are remembered: those of a moment in which somebody types. */
const mostWoven = 8;
/** The longest that is remembered, in the JSON text of its operations: nobody types more at once. */
const longestWoven = 4000;

/** What is remembered of others' changes of a note, with one more of them; nothing where that is not known exactly. */
export function wovenWith(
  { woven = [], pending }: SyncRecord,
  { ops, isExact }: ChangeOfOthers,
): readonly NotesOps[] | undefined {
  if (ops.length === 0) return woven.length > 0 ? woven : undefined;
  if (!isExact || JSON.stringify(ops).length > longestWoven) return undefined;
  const onTop = pending?.notes ? transformedChange(ops, pending.notes, false) : ops;
  return [...woven, onTop].slice(-mostWoven);
}

/** What was typed without what it deletes of the note; null when nothing is left of it. */
export function withoutErasing(pending: Pending): Pending | null {
  const kept = pending.notes && withoutDeletions(pending.notes);
  const notes = kept?.some((op) => op.insert !== undefined) ? kept : null;
  const isNothing = notes === null && pending.notes !== null && Object.keys(pending.fields).length === 0;
  return isNothing ? null : { ...pending, notes };
}
