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
create unique index goals_by_temp_id on goals (created_by, temp_id) where moved_to is null;
create unique index goals_by_recreated_from on goals (recreated_from) where moved_to is null;
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
