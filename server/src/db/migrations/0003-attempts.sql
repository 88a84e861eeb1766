-- Counted sign-ins and resets, by address and by account, both only as hashes. Worth nothing after a crash.
create unlogged table attempts (
  bucket text primary key,
  count integer not null,
  began_at timestamptz not null
);
create index attempts_by_age on attempts (began_at);
