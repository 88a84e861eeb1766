-- Only flags that overrule the person's general ones.
alter table member_settings add column push_notifications jsonb not null default '{}';

-- Browsers that show notices. A session is one browser, so signing out ends its notices.
create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  session_id uuid not null unique references sessions on delete cascade,
  -- Long addresses do not fit into an index.
  endpoint_hash text not null unique,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  browser text,
  created_at timestamptz not null,
  reached_at timestamptz,
  -- The push service knows the browser no longer.
  ended_at timestamptz
);
create index push_subscriptions_by_user on push_subscriptions (user_id, created_at);
