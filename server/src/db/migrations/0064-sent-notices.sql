-- Mails and pushes that were accepted for a person, who looks there for what came when. A push is one row for all browsers.
create table sent_notices (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  destination text not null check (destination in ('email', 'push')),
  title text not null,
  -- An event or a reminder. Null for a mail, which may fold several.
  cause_id uuid,
  browser_count integer not null,
  sent_at timestamptz not null,
  unique (user_id, destination, cause_id)
);
create index sent_notices_by_user on sent_notices (user_id, sent_at);
create index sent_notices_by_age on sent_notices (sent_at);
