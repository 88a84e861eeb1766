import type { GoalRow } from '@cairn/core/goals/goal';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { isId } from '../base/ids.ts';
import { goalsNamed, refValues } from './goal-relations.ts';

export interface StoredGoal {
  readonly row: GoalRow;
  /** For an occurrence that is not stored: the id that it would get. `row.id` then begins with `recurrence:`. */
  readonly id: string;
  readonly scopeId: string;
  readonly isDeleted: boolean;
  readonly isPurged: boolean;
  /** Id of the goal whose deletion also deleted this one. */
  readonly deletedWith: string | null;
  /** The series of an occurrence that is not stored. Null for a stored goal. */
  readonly untouchedIn: RecurrenceRow | null;
}

const storedColumns = `
  (g.wire || '}')::json as row, g.id, null::json as "untouchedIn", g.scope_id as "scopeId", g.deleted_at is not null as "isDeleted",
  g.purged_at is not null as "isPurged", g.deleted_with as "deletedWith"`;

const selectByRef = statement<StoredGoal>(`
  select ${storedColumns} from ${goalsNamed('$1', '$2', '$3')} g limit 1`);

/** @param ref id, or `tempId` of the person with `personCode` */
export async function goalOfRef(db: Db, ref: string, personCode: string): Promise<StoredGoal | null> {
  const [id, tempId] = refValues(ref);
  const [goal] = await db.rows(selectByRef, [id, personCode, tempId]);
  return goal ?? null;
}

const selectByOccurrence = statement<StoredGoal>(
  `select ${storedColumns} from goals g where g.recurrence_id = $1 and g.original_date = $2`,
);

/** Also returns a deleted row. Null if the occurrence has no row. */
export async function goalOfOccurrence(
  db: Db,
  recurrenceId: string,
  originalDate: DateOnly,
): Promise<StoredGoal | null> {
  const [goal] = await db.rows(selectByOccurrence, [recurrenceId, originalDate]);
  return goal ?? null;
}

const selectByTempId = statement<StoredGoal>(
  `select ${storedColumns} from goals g where g.moved_to is null and g.created_by = $1 and g.temp_id = $2`,
);

export async function goalOfTempId(db: Db, tempId: string, personCode: string): Promise<StoredGoal | null> {
  const [goal] = await db.rows(selectByTempId, [personCode, tempId]);
  return goal ?? null;
}

const selectSuccessor = statement<StoredGoal>(`
  select ${storedColumns} from goals g
  where g.moved_to is null and (g.recreated_from = any($1::text[]) or (g.id = $2 and g.deleted_at is null)) limit 1`);

/**
 * Returns the goal that replaced the old goal, or the old goal itself.
 *
 * After a restore from a backup it may also be a goal that replaced the new goal.
 *
 * @param oldId null if the new goal replaces none
 */
export async function successorOf(
  db: Db,
  oldId: string | null,
  newcomerId: string,
): Promise<StoredGoal | null> {
  const known = oldId !== null && isId(oldId) ? oldId : null;
  const names = oldId === null ? [newcomerId] : [oldId, newcomerId];
  const [goal] = await db.rows(selectSuccessor, [names, known]);
  return goal ?? null;
}
