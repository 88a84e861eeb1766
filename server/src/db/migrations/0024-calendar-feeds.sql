-- Where a calendar program finds a person's goals. The secret is kept as it is, since its person is shown it again.
create table calendar_feeds (
  user_id uuid primary key references users on delete cascade,
  secret text not null unique,
  created_at timestamptz not null
);
