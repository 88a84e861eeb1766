-- Which notices a person has read, each by itself, in the person's own scope under the event's id. Those that are read
-- together are below the setting noticesLastSeenDatetime and have no rows.
create table read_notices (
  scope_id uuid not null references scopes,
  id uuid not null,
  version bigint not null,
  rev integer not null default 1,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  deleted_at timestamptz,
  is_read boolean not null,
  event_at timestamptz not null,
  primary key (scope_id, id)
);
create index read_notices_by_version on read_notices (scope_id, version);

-- Notices of a space are found from the newest end: comments, and goals that were completed or moved.
create index events_for_followers on events (scope_id, created_at desc, id desc)
  where type in ('COMMENT_CREATED', 'GOAL_DONE', 'GOAL_RESCHEDULED');
drop index events_of_comments;
create index events_for_members on events (scope_id, created_at desc, id desc)
  where type in ('MEMBERSHIP_CREATED', 'MEMBERSHIP_DELETED');
