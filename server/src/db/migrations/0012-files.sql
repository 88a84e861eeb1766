-- What people uploaded. The bytes lie in the store under the file's id; a row is there before them and after them, so that
-- nothing in the store is ever unknown: stored_at tells that they are whole, deleted_at that a job shall remove them.
create table files (
  id uuid primary key,
  -- The space it was uploaded in; where its goal is now counts more, once it has one.
  scope_id uuid not null,
  goal_id uuid,
  -- Whose storage it takes room in; outlives the account.
  user_id uuid not null,
  -- The idempotency key of its upload.
  upload_key text check (char_length(upload_key) <= 64),
  name text not null,
  ext text not null,
  media_type text not null,
  size bigint not null check (size >= 0),
  width integer,
  height integer,
  has_preview boolean not null default false,
  created_at timestamptz not null,
  stored_at timestamptz,
  deleted_at timestamptz
);
create unique index files_by_upload_key on files (user_id, upload_key) where upload_key is not null;
create index files_by_user on files (user_id) where deleted_at is null;
create index files_by_goal on files (goal_id) where goal_id is not null;
create index files_by_scope on files (scope_id);
create index files_deleted on files (deleted_at) where deleted_at is not null;
create index files_not_stored on files (created_at) where stored_at is null;
create index files_of_no_goal on files (created_at) where goal_id is null and deleted_at is null;
