-- A goal is read a thousand times for each time it is written, so its JSON is written with it, in the order of the
-- contract's fields and without its last brace: whoever reads adds what is theirs and closes it. Lists and the feed only
-- join texts. Whoever changes the wire replaces function and column.
--
-- Immutable in truth, though row_to_json is not declared so: no part of it depends on a setting of the session, since
-- moments and days are written by patterns of our own.
create function goal_wire(
  id uuid,
  code text,
  temp_id text,
  scope_id uuid,
  name text,
  parent_id uuid,
  column_id smallint,
  bucket_id uuid,
  due_date date,
  done_date date,
  datetime_fr timestamptz,
  datetime_to timestamptz,
  created_at timestamptz,
  modified_at timestamptz,
  locked_till timestamptz,
  locked boolean,
  rich_thoughts jsonb,
  notes_rev integer,
  type text,
  assignee text,
  color text,
  tags text[],
  is_public boolean,
  sequence_no integer,
  horizon_sequence_no integer,
  bucket_sequence_no integer,
  subgoal_sequence_no integer,
  recurrence_id uuid,
  created_by text,
  recreated_from text,
  carried_count integer,
  stamps jsonb,
  version bigint,
  rev integer
) returns text language sql immutable parallel safe as $$
  select left(row_to_json(wire)::text, -1) from (select
    goal_wire.id as "id",
    goal_wire.code as "code",
    goal_wire.temp_id as "tempId",
    goal_wire.scope_id as "space",
    goal_wire.name as "name",
    goal_wire.parent_id as "parent",
    goal_wire.column_id as "columnId",
    goal_wire.bucket_id as "bucketId",
    to_char(goal_wire.due_date, 'YYYY-MM-DD') as "dueDate",
    to_char(goal_wire.done_date, 'YYYY-MM-DD') as "doneDate",
    to_char(goal_wire.datetime_fr at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "datetimeFr",
    to_char(goal_wire.datetime_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "datetimeTo",
    to_char(goal_wire.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdDatetime",
    to_char(goal_wire.modified_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "modifiedDatetime",
    to_char(goal_wire.locked_till at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lockedTillDatetime",
    goal_wire.locked as "locked",
    goal_wire.rich_thoughts as "richThoughts",
    goal_wire.notes_rev as "notesRev",
    goal_wire.type as "type",
    goal_wire.assignee as "assignee",
    goal_wire.color as "color",
    goal_wire.tags as "tags",
    goal_wire.is_public as "public",
    goal_wire.sequence_no as "sequenceNo",
    goal_wire.horizon_sequence_no as "horizonSequenceNo",
    goal_wire.bucket_sequence_no as "bucketSequenceNo",
    goal_wire.subgoal_sequence_no as "subgoalSequenceNo",
    goal_wire.recurrence_id as "recurrence",
    goal_wire.created_by as "createdBy",
    goal_wire.recreated_from as "recreatedFrom",
    goal_wire.carried_count as "carriedCount",
    goal_wire.stamps as "stamps",
    goal_wire.version as "version",
    goal_wire.rev as "rev"
  ) wire
$$;

create table goals (
  scope_id uuid not null references scopes,
  id uuid not null,
  version bigint not null,
  rev integer not null default 1,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  deleted_at timestamptz,
  -- The goal that was deleted and took this one along; its own id for that goal itself.
  deleted_with uuid,
  deleted_by uuid,
  -- Removed for good: nothing of it is left but its id.
  purged_at timestamptz,
  -- The scope it lives in now; such a row only tells the old scope's readers where it went.
  moved_to uuid,

  code text not null,
  temp_id text,
  recreated_from text,
  -- People by their codes, which outlive their accounts.
  created_by text not null,
  name text not null check (char_length(name) <= 250),
  rich_thoughts jsonb,
  notes_rev integer not null default 0,
  column_id smallint check (column_id between 1 and 7),
  due_date date,
  done_date date,
  datetime_fr timestamptz,
  datetime_to timestamptz,
  bucket_id uuid,
  parent_id uuid,
  sequence_no integer not null default 2000,
  horizon_sequence_no integer not null default 2000,
  bucket_sequence_no integer not null default 2000,
  subgoal_sequence_no integer not null default 2000,
  color text,
  tags text[] not null default '{}',
  assignee text,
  is_public boolean not null default false,
  type text check (type in ('space', 'divider')),
  locked boolean not null default false,
  locked_till timestamptz,
  recurrence_id uuid,
  original_date date,
  carried_count integer not null default 0,
  -- For each field [rev, conflictRev, conflictBase], see core/sync/stamps.
  stamps jsonb not null default '{}',
  -- Name and note without case and accents, see core/goals/search.
  search_text text not null default '',
  wire text not null generated always as (goal_wire(
    id, code, temp_id, scope_id, name, parent_id, column_id, bucket_id, due_date, done_date,
    datetime_fr, datetime_to, created_at, modified_at, locked_till, locked, rich_thoughts,
    notes_rev, type, assignee, color, tags, is_public, sequence_no, horizon_sequence_no,
    bucket_sequence_no, subgoal_sequence_no, recurrence_id, created_by, recreated_from,
    carried_count, stamps, version, rev
  )) stored,

  primary key (scope_id, id),
  foreign key (scope_id, parent_id) references goals (scope_id, id) deferrable initially deferred,
  check ((column_id is null) = (due_date is null)),
  check ((datetime_fr is null) = (datetime_to is null)),
  check (datetime_to > datetime_fr),
  check (datetime_fr is null or due_date is not null),
  check (parent_id <> id),
  check (not (is_public and recurrence_id is not null)),
  unique (recurrence_id, original_date)
);
create index goals_by_version on goals (scope_id, version);
create index goals_by_id on goals (id);
create unique index goals_by_code on goals (code) where moved_to is null;
create unique index goals_by_temp_id on goals (created_by, temp_id) where moved_to is null and temp_id is not null;
create unique index goals_by_recreated_from on goals (recreated_from)
  where moved_to is null and recreated_from is not null;
create index goals_by_due_date on goals (scope_id, column_id, due_date) where deleted_at is null;
create index goals_by_bucket on goals (scope_id, bucket_id, bucket_sequence_no) where deleted_at is null and bucket_id is not null;
create index goals_by_parent on goals (scope_id, parent_id, subgoal_sequence_no) where deleted_at is null and parent_id is not null;
create index goals_deleted on goals (scope_id, deleted_at desc) where deleted_at is not null and purged_at is null;

-- The last changes of notes, so that a change made on an older revision can be rewritten over what came between.
-- Kept for 90 days.
create table goal_note_changes (
  scope_id uuid not null,
  goal_id uuid not null,
  rev integer not null,
  -- The scope's version when it was made: the feed sends those that its reader has not seen.
  version bigint not null,
  key text,
  ops jsonb not null,
  created_at timestamptz not null,
  primary key (goal_id, rev)
);
create index goal_note_changes_by_version on goal_note_changes (scope_id, version);
create index goal_note_changes_by_age on goal_note_changes (created_at);
