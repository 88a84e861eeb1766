import type { GoalRow } from '@cairn/core/goals/goal';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { isId } from '../base/ids.ts';
import { goalsNamed, refValues } from './goal-relations.ts';

/** Where a goal is, and what has become of it. */
export interface StoredGoal {
  readonly row: GoalRow;
  /** Its id, also where the row is called otherwise because nobody has touched this occurrence yet. */
  readonly id: string;
  readonly scopeId: string;
  readonly isDeleted: boolean;
  readonly isPurged: boolean;
  /** The root of what it was deleted with. */
  readonly deletedWith: string | null;
  /** The series whose untouched occurrence this is; null for a goal that has a row. */
  readonly untouchedIn: RecurrenceRow | null;
}

const storedColumns = `
  (g.wire || '}')::json as row, g.id, null::json as "untouchedIn", g.scope_id as "scopeId", g.deleted_at is not null as "isDeleted",
  g.purged_at is not null as "isPurged", g.deleted_with as "deletedWith"`;

const selectByRef = statement<StoredGoal>(`
  select ${storedColumns} from ${goalsNamed('$1', '$2', '$3')} g limit 1`);

/**
 * The goal of an id, or of a `tempId` of the same person.
 *
 * @param personCode whose temporary ids are meant
 */
export async function goalOfRef(db: Db, ref: string, personCode: string): Promise<StoredGoal | null> {
  const [id, tempId] = refValues(ref);
  const [goal] = await db.rows(selectByRef, [id, personCode, tempId]);
  return goal ?? null;
}

const selectByOccurrence = statement<StoredGoal>(
  `select ${storedColumns} from goals g where g.recurrence_id = $1 and g.original_date = $2`,
);

/** The goal that an occurrence became when it was touched, deleted or not; null while nobody has. */
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

/** The goal that a person made under a temporary id, or null. */
export async function goalOfTempId(db: Db, tempId: string, personCode: string): Promise<StoredGoal | null> {
  const [goal] = await db.rows(selectByTempId, [personCode, tempId]);
  return goal ?? null;
}

const selectSuccessor = statement<StoredGoal>(`
  select ${storedColumns} from goals g
  where g.moved_to is null and (g.recreated_from = any($1::text[]) or (g.id = $2 and g.deleted_at is null)) limit 1`);

/**
 * The goal that was made anew in the place of an old one, or the old one itself when it is there after all; or what was
 * made in the place of the newcomer, which had arrived before, ahead of a restoring.
 *
 * @param oldId what is made anew; null for an ordinary goal
 * @param newcomerId the id that it would get
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
