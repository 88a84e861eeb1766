-- A browser whose push service does not answer rests, so a slow one keeps no notices of others waiting.
alter table push_subscriptions
  -- Since it was last reached.
  add column failures integer not null default 0,
  add column rests_until timestamptz;
