-- A goal that repeats: a series, whose occurrences are computed until somebody touches one of them.
create table recurrences (
  scope_id uuid not null references scopes,
  id uuid not null,
  version bigint not null,
  rev integer not null default 1,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  deleted_at timestamptz,
  created_by text not null,
  temp_id text,
  rule text not null,
  anchor text not null check (anchor in ('date', 'completion')),
  column_id smallint not null check (column_id between 1 and 7 and column_id <> 5),
  date_fr date not null,
  counted_from date not null,
  date_to date,
  skipped_dates date[] not null default '{}',
  -- What each occurrence begins with, by the wire's names (core/recurrence).
  template jsonb not null check (jsonb_typeof(template) = 'object'),
  -- The series that took over from the day after date_to, when somebody changed the rest of this one.
  continued_by uuid,
  -- The deleted goal whose deletion ended this series or deleted it, and the end it had before; restoring undoes it.
  ended_with uuid,
  date_to_before date,
  primary key (scope_id, id)
);
create index recurrences_by_version on recurrences (scope_id, version);
create unique index recurrences_by_id on recurrences (id);
create unique index recurrences_by_temp_id on recurrences (created_by, temp_id) where temp_id is not null;
create index recurrences_ended_with on recurrences (ended_with) where ended_with is not null;

-- The wire tells an occurrence's series and original date.
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
    notes_rev, type, assignee, color, tags, is_public, sequence_no, horizon_sequence_no,
    bucket_sequence_no, subgoal_sequence_no, recurrence_id, original_date, created_by, recreated_from,
    carried_count, stamps, version, rev
  )) stored;
alter table goals add check ((recurrence_id is null) = (original_date is null));
-- How many comments it has; told in answers, not in the row, which a comment does not change.
alter table goals add column comments_count integer not null default 0;
