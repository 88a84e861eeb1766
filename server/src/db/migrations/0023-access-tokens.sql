-- Tokens by which people's own scripts act for them. A row holds the token's hash only; what is revoked is deleted.
create table access_tokens (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash text not null unique,
  name text not null,
  access text not null check (access in ('read', 'write')),
  -- The spaces that it reaches; null for all of the person's.
  space_ids uuid[],
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index access_tokens_by_user on access_tokens (user_id, created_at desc);

-- A revoked token ends at once in every process, like a session.
create trigger tell_token_revoked after delete on access_tokens
  for each row execute function tell_person_changed('user_id');

-- What a token sees that reaches some spaces only: the transaction of such a request says whose it is and which spaces
-- these are, and looks for tables here first, so that every statement, however it asks who belongs where, finds the
-- person in no other space. Where the transaction has not said so, reading fails. A new column of memberships has to be
-- told to this view too.
create schema within_reach;
create view within_reach.memberships as
  select * from memberships m
  where m.user_id <> current_setting('cairn.reach_person')::uuid
    or m.scope_id = any(current_setting('cairn.reach_spaces')::uuid[]);
