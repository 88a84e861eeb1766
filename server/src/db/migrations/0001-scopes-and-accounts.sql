-- Everything replicated belongs to one scope, a space or a person; a write locks the scope's row, which orders
-- all writes of the scope and nothing beyond it.
create table scopes (
  id uuid primary key,
  kind text not null check (kind in ('space', 'user')),
  version bigint not null default 0,
  -- Tombstones older than this are gone: whoever last read before it reads the scope anew.
  oldest_version bigint not null default 0
);

-- One row. The epoch tells a database from the backup it was restored from.
create table server_state (
  only_row boolean primary key default true check (only_row),
  epoch text not null
);
insert into server_state (epoch) values (gen_random_uuid()::text);

-- The sign-in library's four tables, under our names.
create table users (
  id uuid primary key,
  code text not null unique,
  name text not null,
  email text not null check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  is_pro boolean not null default false,
  default_space_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index users_email on users (email);

create table sign_in_methods (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider_id, account_id)
);
create index sign_in_methods_user on sign_in_methods (user_id);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index sessions_user on sessions (user_id);

create table verifications (
  id uuid primary key,
  identifier text not null unique,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table user_settings (
  scope_id uuid not null references scopes,
  id uuid not null references users on delete cascade,
  version bigint not null,
  rev integer not null default 1,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  deleted_at timestamptz,
  -- The spec's fields by their names; what is not there has its default.
  settings jsonb not null check (jsonb_typeof(settings) = 'object'),
  primary key (scope_id, id)
);
create index user_settings_by_version on user_settings (scope_id, version);

create table spaces (
  scope_id uuid not null references scopes,
  id uuid not null,
  version bigint not null,
  rev integer not null default 1,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  deleted_at timestamptz,
  name text not null,
  image text,
  emoji text,
  background text,
  color text not null default '#3670C9',
  primary key (scope_id, id),
  check (scope_id = id)
);
create index spaces_by_version on spaces (scope_id, version);

-- A deleted membership is somebody who has left: they hear 403, a stranger hears 404.
create table memberships (
  scope_id uuid not null references scopes,
  id uuid not null,
  version bigint not null,
  rev integer not null default 1,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  deleted_at timestamptz,
  user_id uuid not null,
  role text not null check (role in ('OWNER', 'ADMIN', 'EDITOR')),
  primary key (scope_id, id),
  unique (scope_id, user_id)
);
create index memberships_by_version on memberships (scope_id, version);
create index memberships_by_user on memberships (user_id);

-- Once for each key and person, kept for 30 days.
create table idempotency_keys (
  user_id uuid not null,
  key text not null check (char_length(key) <= 64),
  request_hash text not null,
  -- Null while the first request is still under way; nobody but its own transaction sees that.
  status integer,
  thing_id uuid,
  refusal jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

create table events (
  id uuid not null,
  scope_id uuid not null,
  type text not null,
  user_id uuid not null,
  goal_id uuid,
  changes jsonb,
  created_at timestamptz not null,
  primary key (id, created_at)
) partition by range (created_at);
-- Months are cut off this one by a job; until there is a reason to, everything lies here.
create table events_of_all_time partition of events default;
create index events_by_scope on events (scope_id, created_at);
create index events_by_goal on events (goal_id, created_at);
