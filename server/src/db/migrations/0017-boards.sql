-- Boards of a space and their lists. A goal stands on a list by its bucket_id, which it keeps when the list is deleted:
-- to everybody it is off the board then, and back on it when the list comes back.
create table boards (
  scope_id uuid not null references scopes,
  id uuid not null,
  version bigint not null,
  rev integer not null default 1,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  deleted_at timestamptz,
  deleted_by uuid,
  -- Nothing is left of it but its id.
  purged_at timestamptz,
  code text not null,
  temp_id text,
  recreated_from text,
  -- People by their codes, which outlive their accounts.
  created_by text not null,
  name text not null check (char_length(name) <= 250),
  emoji text,
  sequence_no integer not null,
  background text,
  cover text,
  color text not null,
  rich_description jsonb,
  is_public boolean not null default false,
  is_listed boolean not null default false,
  category text,
  allow_collaboration boolean not null default false,
  stamps jsonb not null default '{}',
  primary key (scope_id, id)
);
create index boards_by_version on boards (scope_id, version);
create unique index boards_by_id on boards (id);
create unique index boards_by_code on boards (code);
create unique index boards_by_temp_id on boards (created_by, temp_id) where temp_id is not null;
create unique index boards_by_recreated_from on boards (recreated_from) where recreated_from is not null;

create table buckets (
  scope_id uuid not null references scopes,
  id uuid not null,
  version bigint not null,
  rev integer not null default 1,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  deleted_at timestamptz,
  -- The board that took it along, or itself when it was deleted alone.
  deleted_with uuid,
  deleted_by uuid,
  purged_at timestamptz,
  code text not null,
  temp_id text,
  recreated_from text,
  created_by text not null,
  board_id uuid not null,
  name text not null check (char_length(name) <= 250),
  emoji text,
  show_emoji boolean not null default true,
  expanded boolean not null default true,
  sequence_no integer not null,
  stamps jsonb not null default '{}',
  primary key (scope_id, id),
  foreign key (scope_id, board_id) references boards (scope_id, id) deferrable initially deferred
);
create index buckets_by_version on buckets (scope_id, version);
create unique index buckets_by_id on buckets (id);
create unique index buckets_by_code on buckets (code);
create unique index buckets_by_temp_id on buckets (created_by, temp_id) where temp_id is not null;
create unique index buckets_by_recreated_from on buckets (recreated_from) where recreated_from is not null;
create index buckets_by_board on buckets (scope_id, board_id, sequence_no) where deleted_at is null;

-- The board or list whose deletion took a goal along, because it stood nowhere else. Each such goal is an entry of the
-- deleted goals by itself; this tells what comes back with the board.
alter table goals add column deleted_with_list uuid;
create index goals_deleted_with_list on goals (scope_id, deleted_with_list) where deleted_with_list is not null;

-- Where the goal stood then, or which board or list it was about.
alter table events add column board_id uuid, add column bucket_id uuid;
create index events_by_board on events (board_id) where board_id is not null and goal_id is null;
