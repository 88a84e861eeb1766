-- Only flags that overrule the person's general ones.
alter table member_settings add column webhook_notifications jsonb not null default '{}';

-- One address of each person, called for the events that the person wants.
create table webhooks (
  user_id uuid primary key references users on delete cascade,
  url text not null,
  -- Null for all spaces of the person.
  space_ids uuid[],
  is_on boolean not null,
  -- The secret is made from it and the key in the data folder, so it is nowhere in the database.
  secret_salt uuid not null,
  former_salt uuid,
  former_until timestamptz,
  created_at timestamptz not null,
  answered_at timestamptz,
  -- Null after an answer of 2xx.
  failing_since timestamptz,
  -- Calls in a row without any answer. A silent webhook rests, so that it keeps no others waiting.
  silences integer not null default 0,
  rests_until timestamptz,
  -- Cairn turned it off, after days of failures. Deliveries wait until it answers again.
  given_up_at timestamptz
);

create table webhook_deliveries (
  id uuid primary key,
  user_id uuid not null references webhooks on delete cascade,
  event text not null,
  -- The cause of the notice. Null for a sample.
  source jsonb,
  state text not null check (state in ('waiting', 'answered', 'failed')),
  -- Counts up when further tries begin, so a job of former tries ends.
  turn integer not null default 0,
  tries jsonb not null default '[]',
  -- The body of the last call, and the beginning of its answer.
  sent text,
  answer text,
  created_at timestamptz not null
);
create index webhook_deliveries_by_user on webhook_deliveries (user_id, created_at, id);
create index webhook_deliveries_by_age on webhook_deliveries (created_at);
