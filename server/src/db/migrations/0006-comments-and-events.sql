-- What members say below a goal; replicated with the goal's space, so that it can be read with no network.
create table comments (
  scope_id uuid not null references scopes,
  id uuid not null,
  version bigint not null,
  rev integer not null default 1,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  deleted_at timestamptz,
  -- The deleted goal that took it along, and brings it back.
  deleted_with uuid,
  -- The space it went to with its goal.
  moved_to uuid,
  goal_id uuid not null,
  user_id uuid not null,
  temp_id text,
  -- Null once it is deleted for good.
  rich_text jsonb,
  primary key (scope_id, id)
);
create index comments_by_version on comments (scope_id, version);
create index comments_by_goal on comments (scope_id, goal_id, created_at) where deleted_at is null;
create unique index comments_by_id on comments (id) where moved_to is null;
create unique index comments_by_temp_id on comments (user_id, temp_id) where temp_id is not null and moved_to is null;
create index comments_deleted_with on comments (scope_id, deleted_with) where deleted_with is not null;

-- Who wants to hear of a goal. One's own, so it belongs to no scope that others read.
create table follows (
  user_id uuid not null references users on delete cascade,
  goal_id uuid not null,
  created_at timestamptz not null,
  primary key (user_id, goal_id)
);

-- Whom something was done to, and which comment it was about.
alter table events add column other_user_id uuid, add column comment_id uuid;
