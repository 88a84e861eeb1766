-- The planned length of a goal that has no times. It is kept beside times.
alter table goals add column duration_minutes smallint check (duration_minutes between 5 and 1440);

-- The wire has it too. Rows of goals keep their version: a device reads a missing length as none.
alter table goals drop column wire;
drop function goal_wire;
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
  duration_minutes smallint,
  tags text[],
  is_public boolean,
  sequence_no integer,
  horizon_sequence_no integer,
  bucket_sequence_no integer,
  subgoal_sequence_no integer,
  recurrence_id uuid,
  original_date date,
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
    goal_wire.duration_minutes as "durationMinutes",
    goal_wire.tags as "tags",
    goal_wire.is_public as "public",
    goal_wire.sequence_no as "sequenceNo",
    goal_wire.horizon_sequence_no as "horizonSequenceNo",
    goal_wire.bucket_sequence_no as "bucketSequenceNo",
    goal_wire.subgoal_sequence_no as "subgoalSequenceNo",
    case when goal_wire.recurrence_id is not null then json_build_object(
      'id', goal_wire.recurrence_id, 'originalDate', to_char(goal_wire.original_date, 'YYYY-MM-DD')
    ) end as "recurrence",
    goal_wire.created_by as "createdBy",
    goal_wire.recreated_from as "recreatedFrom",
    goal_wire.carried_count as "carriedCount",
    goal_wire.stamps as "stamps",
    goal_wire.version as "version",
    goal_wire.rev as "rev"
  ) wire
$$;

alter table goals add column wire text not null generated always as (goal_wire(
    id, code, temp_id, scope_id, name, parent_id, column_id, bucket_id, due_date, done_date,
    datetime_fr, datetime_to, created_at, modified_at, locked_till, locked, rich_thoughts,
    notes_rev, type, assignee, color, duration_minutes, tags, is_public, sequence_no, horizon_sequence_no,
    bucket_sequence_no, subgoal_sequence_no, recurrence_id, original_date, created_by, recreated_from,
    carried_count, stamps, version, rev
  )) stored;

-- A series gives it to its occurrences. A template of a purged series stays empty.
update recurrences set template = template || '{"durationMinutes": null}' where template <> '{}';
