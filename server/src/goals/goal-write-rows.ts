import { isWritingRole } from '../space-access/writing-role.ts';
import type { NoteChange } from '@cairn/contract/goals';
import type { EventType, FieldChanges } from '@cairn/core/events/event';
import type { GoalRow } from '@cairn/core/goals/goal';
import { searchable } from '@cairn/core/names/search';
import { notesText } from '@cairn/core/notes/delta';
import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { goalWords } from '../search/search-words.ts';
import { followNewGoals } from './auto-follow.ts';

/** Columns and types, in the order of {@link fieldValues}. */
const fieldColumns: readonly (readonly [string, string])[] = [
  ['name', 'text'],
  ['rich_thoughts', 'jsonb'],
  ['notes_rev', 'integer'],
  ['column_id', 'smallint'],
  ['due_date', 'date'],
  ['done_date', 'date'],
  ['datetime_fr', 'timestamptz'],
  ['datetime_to', 'timestamptz'],
  ['bucket_id', 'uuid'],
  ['parent_id', 'uuid'],
  ['sequence_no', 'integer'],
  ['horizon_sequence_no', 'integer'],
  ['bucket_sequence_no', 'integer'],
  ['subgoal_sequence_no', 'integer'],
  ['color', 'text'],
  ['duration_minutes', 'smallint'],
  ['tags', 'text[]'],
  ['assignee', 'text'],
  ['is_public', 'boolean'],
  ['type', 'text'],
  ['recurrence_id', 'uuid'],
  ['original_date', 'date'],
  ['stamps', 'jsonb'],
  ['version', 'bigint'],
  ['rev', 'integer'],
  ['modified_at', 'timestamptz'],
  ['search_text', 'text'],
];

function fieldValues(goal: GoalRow): readonly unknown[] {
  return [
    goal.name,
    goal.richThoughts === null ? null : JSON.stringify(goal.richThoughts),
    goal.notesRev,
    goal.columnId,
    goal.dueDate,
    goal.doneDate,
    goal.datetimeFr,
    goal.datetimeTo,
    goal.bucketId,
    goal.parent,
    goal.sequenceNo,
    goal.horizonSequenceNo,
    goal.bucketSequenceNo,
    goal.subgoalSequenceNo,
    goal.color,
    goal.durationMinutes,
    goal.tags,
    goal.assignee,
    goal.public,
    goal.type,
    goal.recurrence?.id ?? null,
    goal.recurrence?.originalDate ?? null,
    JSON.stringify(goal.stamps),
    goal.version,
    goal.rev,
    goal.modifiedDatetime,
    searchable(goal.richThoughts === null ? goal.name : `${goal.name}\n${notesText(goal.richThoughts)}`),
  ];
}

export type LoggedChange = NoteChange | null;

export interface GoalEvent {
  readonly id: string;
  readonly type: EventType;
  readonly personId: string;
  readonly otherCode?: string | null;
  readonly changes: FieldChanges | null;
}

const creationColumns: readonly (readonly [string, string])[] = [
  ['scope_id', 'uuid'],
  ['id', 'uuid'],
  ['created_at', 'timestamptz'],
  ['code', 'text'],
  ['temp_id', 'text'],
  ['recreated_from', 'text'],
  ['created_by', 'text'],
  ['climb_subscription_id', 'uuid'],
  ['climb_step', 'json'],
];

function creationValues(goal: GoalRow) {
  const { space, id, createdDatetime, code, tempId, recreatedFrom, createdBy } = goal;
  const { climbSubscription, climbStep } = goal;
  const step = climbStep === null ? null : JSON.stringify(climbStep);
  return [space, id, createdDatetime, code, tempId, recreatedFrom, createdBy, climbSubscription, step];
}

const insertColumns = [...creationColumns, ...fieldColumns];
const numbered = (columns: readonly (readonly [string, string])[], from: number) =>
  columns.map(([, type], index) => `$${from + index}::${type}`);

function withLogAndEvent(write: string, firstValue: number): string {
  return `with ${logAndEvent(write, firstValue)} select 1`;
}

function logAndEvent(write: string, firstValue: number): string {
  const value = (index: number) => `$${firstValue + index}`;
  return `
    written as (${write} returning scope_id, id, version, modified_at, column_id, due_date, type, bucket_id),
    logged as (
      insert into goal_note_changes (scope_id, goal_id, rev, version, key, ops, created_at)
      select scope_id, id, ${value(0)}::integer, version, ${value(1)}::text, ${value(2)}::jsonb, modified_at
      from written where ${value(0)}::integer is not null
    ),
    told as (
      insert into events (id, scope_id, type, user_id, goal_id, changes, created_at, other_user_id, bucket_id, board_id,
        column_id, due_date)
      select ${value(3)}::uuid, w.scope_id, ${value(4)}::text, ${value(5)}::uuid, w.id, ${value(6)}::jsonb, w.modified_at,
        (select u.id from users u where u.code = ${value(7)}::text), l.id, l.board_id,
        w.column_id, w.due_date
      from written w
      left join buckets l on l.scope_id = w.scope_id and l.id = w.bucket_id and l.deleted_at is null
      where ${value(3)}::uuid is not null
    ),
    worded as (
      insert into goal_words (scope_id, id, due_date, is_deleted, words)
      select scope_id, id, due_date, false, ${value(8)}::tsvector from written
      where ${value(8)}::tsvector is not null and type is null
    )`;
}

const logAndEventValues = (change: LoggedChange, event: GoalEvent | null, words: string | null) => [
  change?.rev ?? null,
  change?.key ?? null,
  change === null ? null : JSON.stringify(change.ops),
  event?.id ?? null,
  event?.type ?? null,
  event?.personId ?? null,
  event?.changes ? JSON.stringify(event.changes) : null,
  event?.otherCode ?? null,
  words,
];

const wordsOf = ({ space, name, richThoughts }: GoalRow) => goalWords(space, name, richThoughts);

const insert = statement(
  withLogAndEvent(
    `insert into goals (${insertColumns.map(([name]) => name).join(', ')})
     values (${numbered(insertColumns, 1).join(', ')})`,
    insertColumns.length + 1,
  ),
);

const typedColumns = insertColumns.map(([name, type]) => `${name} ${type}`).join(', ');

const insertAll = statement(`
  with given as (
    select * from json_to_recordset($1::json) as n (${typedColumns}, log_key text, log_ops jsonb, words tsvector)
  ),
  worded as (
    insert into goal_words (scope_id, id, due_date, is_deleted, words)
    select scope_id, id, due_date, false, words from given where type is null
  ),
  written as (
    insert into goals (${insertColumns.map(([name]) => name).join(', ')})
    select ${insertColumns.map(([name]) => name).join(', ')} from given
  )
  insert into goal_note_changes (scope_id, goal_id, rev, version, key, ops, created_at)
  select scope_id, id, notes_rev, version, log_key, log_ops, modified_at from given where log_ops is not null`);

export function addGoals(
  tx: Tx,
  goals: readonly { readonly goal: GoalRow; readonly change: LoggedChange }[],
): void {
  const rows = goals.map(({ goal, change }) => ({
    ...Object.fromEntries(
      [...creationValues(goal), ...fieldValues(goal)].map((value, at) => [insertColumns[at]?.[0], value]),
    ),
    // These are JSON text already.
    rich_thoughts: goal.richThoughts,
    stamps: goal.stamps,
    climb_step: goal.climbStep,
    log_key: change?.key ?? null,
    log_ops: change?.ops ?? null,
    words: wordsOf(goal),
  }));
  tx.send(insertAll, [JSON.stringify(rows)]);
}

export function addGoal(tx: Tx, goal: GoalRow, change: LoggedChange, event: GoalEvent | null): void {
  tx.send(insert, [
    ...creationValues(goal),
    ...fieldValues(goal),
    ...logAndEventValues(change, event, wordsOf(goal)),
  ]);
}

const insertedColumns = insertColumns.filter(([name]) => name !== 'version');

/**
 * Writes a plain goal in one statement, so the scope is locked only briefly.
 *
 * Writes nothing, not even the key, for a non-member or viewer, a used key or temporary id, or if another goal replaced
 * this one.
 * A unique index stops simultaneous duplicates.
 */
const insertAtOnce = statement<WrittenAtOnce>(`
  with allowed as (
    select from memberships m
    where m.scope_id = $1 and m.user_id = $${insertedColumns.length + 1} and m.deleted_at is null and ${isWritingRole('m.role')}
      and not exists (select from goals g where g.created_by = $7 and g.temp_id = $5 and g.moved_to is null)
      and not exists (select from goals g where g.recreated_from = ($2::uuid)::text and g.moved_to is null)
  ),
  claim as (
    insert into idempotency_keys (user_id, key, request_hash, status, thing_id, created_at)
    select $${insertedColumns.length + 1}, $${insertedColumns.length + 2}, $${insertedColumns.length + 3}, 201, $2, $3
    from allowed where $${insertedColumns.length + 2}::text is not null
    on conflict (user_id, key) do nothing
    returning 1
  ),
  locked as (
    update scopes set version = version + 1 from allowed
    where id = $1 and ($${insertedColumns.length + 2}::text is null or exists (select from claim))
    returning version
  ),
  ${logAndEvent(
    `insert into goals (${insertedColumns.map(([name]) => name).join(', ')}, version)
     select ${numbered(insertedColumns, 1).join(', ')}, locked.version from locked`,
    insertedColumns.length + 4,
  )},
  followed as (
    ${followNewGoals('(select scope_id, id, modified_at as made_at from written) g', `$${insertedColumns.length + 1}`)}
    returning user_id
  )
  select version, exists (select from followed where user_id = $${insertedColumns.length + 1}) as "isFollowing"
  from written`);

export interface WrittenAtOnce {
  readonly version: number;
  readonly isFollowing: boolean;
}

export async function addGoalAtOnce(
  db: Db,
  goal: GoalRow,
  change: LoggedChange,
  event: GoalEvent,
  by: { readonly personId: string; readonly key: string | null; readonly requestHash: string },
): Promise<WrittenAtOnce | null> {
  const values = [...creationValues(goal), ...fieldValues(goal)];
  const withoutVersion = values.filter((_, index) => insertColumns[index]?.[0] !== 'version');
  const [row] = await db.rows(insertAtOnce, [
    ...withoutVersion,
    by.personId,
    by.key,
    by.requestHash,
    ...logAndEventValues(change, event, wordsOf(goal)),
  ]);
  return row ?? null;
}

const update = statement(
  withLogAndEvent(
    `update goals set (${fieldColumns.map(([name]) => name).join(', ')}) = row(${numbered(fieldColumns, 3).join(', ')})
     where scope_id = $1 and id = $2`,
    fieldColumns.length + 3,
  ),
);

/** A trigger has cleared the words of a changed text (migration 0011). */
const rewriteWords = statement(`
  update goal_words set words = $3::tsvector where scope_id = $1 and id = $2 and words is null`);

export function writeGoal(tx: Tx, goal: GoalRow, change: LoggedChange, event: GoalEvent | null): void {
  tx.send(update, [goal.space, goal.id, ...fieldValues(goal), ...logAndEventValues(change, event, null)]);
  tx.send(rewriteWords, [goal.space, goal.id, wordsOf(goal)]);
}
