import type { NoteChange } from '@cairn/contract/goals';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { newestNoteChanges } from './note-changes-json.ts';

const selectChanges = statement<NoteChange>(`
  select n.rev, n.key, n.ops from ${newestNoteChanges('$1', 'n.rev > $2')} n order by n.rev`);

/** In order. Incomplete if the log no longer reaches back to `rev`. */
export function noteChangesAfter(db: Db, goalId: string, rev: number): Promise<NoteChange[]> {
  return db.rows(selectChanges, [goalId, rev]);
}

const dropChanges = statement('delete from goal_note_changes where created_at < $1');

export const noteChangesKeptForMs = 90 * 86_400_000;

export async function forgetNoteChangesBefore(db: Db, moment: Date): Promise<void> {
  await db.rows(dropChanges, [moment]);
}
