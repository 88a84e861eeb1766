-- Events whose people are not notified so far. A trigger adds them, so no writer of events can forget it.
create table events_to_notify (
  event_id uuid primary key,
  created_at timestamptz not null
);

-- Uses the tables of its own schema: a limited token has its own view of memberships (migration 0023).
create function keep_event_to_notify() returns trigger language plpgsql set search_path from current as $$
begin
  insert into events_to_notify (event_id, created_at)
  select n.id, n.created_at from new_events n
  where n.type in ('MENTION_CREATED', 'GOAL_ASSIGNED', 'GOAL_CREATED', 'GOAL_DONE', 'GOAL_RESCHEDULED', 'GOAL_MODIFIED',
      'GOAL_DELETED', 'COMMENT_CREATED', 'BOARD_CREATED', 'MEMBERSHIP_CREATED', 'MEMBERSHIP_DELETED')
    and exists (
      select from memberships m where m.scope_id = n.scope_id and m.user_id <> n.user_id and m.deleted_at is null)
  on conflict do nothing;
  return null;
end $$;
create trigger keep_event_to_notify after insert on events
  referencing new table as new_events for each statement execute function keep_event_to_notify();

-- Notices that wait for a mail. One mail has all that waits about one goal or space.
create table waiting_notices (
  user_id uuid not null references users on delete cascade,
  about_id uuid not null,
  event_id uuid not null,
  created_at timestamptz not null,
  event text not null,
  primary key (user_id, about_id, event_id)
);

create table mail_folds (
  user_id uuid not null references users on delete cascade,
  about_id uuid not null,
  -- Null before the first mail.
  mailed_at timestamptz,
  -- A job for the next mail waits.
  is_waiting boolean not null,
  primary key (user_id, about_id)
);
create index mail_folds_by_age on mail_folds (mailed_at) where not is_waiting;
