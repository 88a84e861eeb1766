-- Spaces are made, shared, left, deleted and brought back.

-- The horizons that goals of a space can stand in, widest first; all of them until somebody takes some away.
alter table spaces
  add column enabled_column_ids smallint[] not null default '{5,7,4,6,3,2,1}'
    check (cardinality(enabled_column_ids) between 1 and 7),
  -- Who deleted it; it can be brought back for 14 days.
  add column deleted_by uuid;
create index spaces_deleted on spaces (deleted_at) where deleted_at is not null;

alter table memberships
  -- What a member says of themselves to the others.
  add column rich_description jsonb,
  -- It ended because the space was deleted, and comes back with it.
  add column ended_with_space boolean not null default false,
  add constraint memberships_end_with_space check (not ended_with_space or deleted_at is not null);

-- What only the member sees of a membership: in the person's own scope, under the space's id. What nobody has set has no
-- row; the defaults are those of core/spaces/member-settings.
create table member_settings (
  scope_id uuid not null references scopes,
  id uuid not null,
  version bigint not null,
  rev integer not null default 1,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  deleted_at timestamptz,
  sequence_no integer not null,
  events_last_seen_at timestamptz,
  export_to_calendar boolean not null,
  follow_goals_created_by_anybody boolean not null,
  follow_goals_created_by_me boolean not null,
  follow_goals_commented_by_me boolean not null,
  follow_goals_assigned_to_me boolean not null,
  follow_mentions boolean not null,
  primary key (scope_id, id)
);
create index member_settings_by_version on member_settings (scope_id, version);

-- The link by which anybody joins, one a space. Its token is kept as it is, since the owner is shown it again.
create table magic_links (
  scope_id uuid primary key references scopes,
  id uuid not null unique,
  token text not null unique,
  role text not null check (role = 'EDITOR'),
  created_by uuid not null,
  created_at timestamptz not null
);

-- Who was asked by mail to join and has not come yet: an address once in each space. A row holds the token's hash only,
-- so that whoever reads the database cannot join with what they find.
create table invitations (
  scope_id uuid not null references scopes,
  id uuid primary key,
  token_hash text not null unique,
  email text not null check (email = lower(email)),
  role text not null check (role in ('OWNER', 'ADMIN', 'EDITOR')),
  invited_by uuid not null,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  unique (scope_id, email)
);
create index invitations_by_age on invitations (expires_at);

-- Devices have read these rows without their new fields, so they read them once more.
update scopes set version = version + 1 where kind = 'space';
update spaces r set version = s.version, rev = r.rev + 1 from scopes s where s.id = r.scope_id;
update memberships r set version = s.version, rev = r.rev + 1 from scopes s where s.id = r.scope_id;
