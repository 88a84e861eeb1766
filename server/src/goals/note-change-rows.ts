import type { NoteChange } from '@cairn/contract/goals';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { newestNoteChanges } from './note-changes-json.ts';

const selectChanges = statement<NoteChange>(`
  select n.rev, n.key, n.ops from ${newestNoteChanges('$1', 'n.rev > $2')} n order by n.rev`);

/** The logged changes of a goal's notes after a revision, in their order; fewer than there were when the log is cut. */
export function noteChangesAfter(db: Db, goalId: string, rev: number): Promise<NoteChange[]> {
  return db.rows(selectChanges, [goalId, rev]);
}

const dropChanges = statement('delete from goal_note_changes where created_at < $1');

/** How long note changes are kept, in milliseconds. */
export const noteChangesKeptForMs = 90 * 86_400_000;

/** Forgets note changes made before a moment. */
export async function forgetNoteChangesBefore(db: Db, moment: Date): Promise<void> {
  await db.rows(dropChanges, [moment]);
}
