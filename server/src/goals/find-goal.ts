import { recurrenceRefFrom } from '@cairn/core/goals/occurrence-id';
import type { Db } from '../db/database.ts';
import { type GoalReader, findOccurrence } from './find-occurrence.ts';
import { goalOfRef, type StoredGoal } from './goal-rows.ts';

/** @param ref id, the reader's `tempId`, or an occurrence, with or without a row */
export async function findGoal(db: Db, ref: string, reader: GoalReader): Promise<StoredGoal | null> {
  const occurrence = recurrenceRefFrom(ref);
  return occurrence === null ? goalOfRef(db, ref, reader.code) : findOccurrence(db, occurrence, reader);
}
