-- Goals that are pinned for everyone in a space, or somebody's favourites. The folders themselves need no rows: each
-- space has one, and each member one more, with ids made from theirs. Pinned goals belong to the space's scope,
-- favourites to the person's.
create table folder_goals (
  scope_id uuid not null references scopes,
  id uuid not null,
  version bigint not null,
  rev integer not null default 1,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  deleted_at timestamptz,
  temp_id text,
  created_by uuid not null,
  folder_id uuid not null,
  space_id uuid not null,
  goal_id uuid not null,
  sequence_no integer not null,
  primary key (scope_id, id)
);
create index folder_goals_by_version on folder_goals (scope_id, version);
create unique index folder_goals_by_id on folder_goals (id);
create unique index folder_goals_once on folder_goals (folder_id, goal_id) where deleted_at is null;
create unique index folder_goals_by_temp_id on folder_goals (created_by, temp_id) where temp_id is not null;
