-- The last choice of a person for a goal or a series: follow, do not follow, mute. In the person's own scope, under the
-- id of the goal or the series. Nobody else reads it.
create table goal_watches (
  scope_id uuid not null references scopes,
  id uuid not null,
  version bigint not null,
  rev integer not null default 1,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  deleted_at timestamptz,
  is_series boolean not null,
  watch text not null check (watch in ('following', 'notFollowing', 'muted')),
  primary key (scope_id, id)
);
create index goal_watches_by_version on goal_watches (scope_id, version);
create index goal_watches_muted on goal_watches (scope_id) where watch = 'muted' and deleted_at is null;

-- Why a person follows a goal; null where that is not known.
alter table follows
  add column reason text check (reason in ('created', 'assigned', 'commented', 'mentioned', 'chosen'));

-- A choice for a series also holds for the series that continue it.
create index recurrences_continued_by on recurrences (continued_by) where continued_by is not null;

-- Devices have read series without the one that they continue, so they read those once more.
update scopes s set version = s.version + 1
where exists (
  select from recurrences r join recurrences p on p.continued_by = r.id where r.scope_id = s.id);
update recurrences r set version = s.version, rev = r.rev + 1
from scopes s, recurrences p where s.id = r.scope_id and p.continued_by = r.id;
