import { composedChanges, type NotesDelta, type NotesOps } from '../notes/delta.ts';
import { transformedChange, withoutDeletions } from '../notes/moved-change.ts';
import { notesDifference } from '../notes/difference.ts';
import type { LoggedNotesChange, Pending, ServerRow, SyncRecord } from './record.ts';

export interface ChangeOfOthers {
  readonly ops: NotesOps;
  /**
   * Whether the change is from the server's log. Otherwise it is a difference of two texts, which may confuse
   * equal words.
   */
  readonly isExact: boolean;
}

/**
 * @param seen the note of `base` after this device's upload
 * @param log the changes since `base`; null if the server no longer has them
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
  let ownLeft: NotesOps | null = own?.ops ?? null;
  for (const change of missed) {
    if (own && ownLeft && change.key === own.key) {
      ownLeft = null;
    } else if (ownLeft) {
      // The server applied this change first, so where both insert, its text comes first.
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
 * Moves an unsent change over the changes of others. If those changes are not known exactly, deletions are
 * dropped, because they might delete text of others.
 */
export function rebased(pending: Pending | null, { ops, isExact }: ChangeOfOthers): Pending | null {
  if (!pending?.notes || ops.length === 0) return pending;
  const kept = isExact ? pending : withoutErasing(pending);
  return kept?.notes ? { ...kept, notes: transformedChange(kept.notes, ops, true) } : kept;
}

/** Number of note changes to remember: enough for a moment of typing. */
const maxWoven = 8;
/** Maximum length of a remembered change, in characters of JSON; nobody types more at once. */
const longestWoven = 4000;

export function wovenWith(
  { woven = [], pending }: SyncRecord,
  { ops, isExact }: ChangeOfOthers,
): readonly NotesOps[] | undefined {
  if (ops.length === 0) return woven.length > 0 ? woven : undefined;
  if (!isExact || JSON.stringify(ops).length > longestWoven) return undefined;
  const onTop = pending?.notes ? transformedChange(ops, pending.notes, false) : ops;
  return [...woven, onTop].slice(-maxWoven);
}

export function withoutErasing(pending: Pending): Pending | null {
  const kept = pending.notes && withoutDeletions(pending.notes);
  const notes = kept?.some((op) => op.insert !== undefined) ? kept : null;
  const isNothing = notes === null && pending.notes !== null && Object.keys(pending.fields).length === 0;
  return isNothing ? null : { ...pending, notes };
}
