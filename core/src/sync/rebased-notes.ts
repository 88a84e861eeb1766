import { composedChanges, type NotesDelta, type NotesOps, transformedChange } from '../notes/delta.ts';
import { notesDifference } from '../notes/difference.ts';
import type { LoggedNotesChange, ServerRow } from './record.ts';

/**
 * What others did to a note between two states of it, as one change on top of `seen`.
 *
 * With the server's log it is exact. Without it, it is the difference, which keeps every inserted character.
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
): NotesOps {
  const since = base?.notesRev ?? 0;
  const missed = (log ?? [])
    .filter((change) => change.rev > since)
    .toSorted((one, other) => one.rev - other.rev);
  const isWhole = missed.length === (row.notesRev ?? 0) - since;
  if (!isWhole) return notesDifference(seen, row.richThoughts ?? null);
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
  return others;
}
