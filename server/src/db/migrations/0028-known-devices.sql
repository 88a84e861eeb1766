-- Browsers in which somebody has signed in. Wrong passwords of strangers do not lock these out. The token is a hash.
create table known_devices (
  token_hash text not null,
  user_id uuid not null references users on delete cascade,
  used_at timestamptz not null,
  primary key (token_hash, user_id)
);
create index known_devices_by_person on known_devices (user_id);
create index known_devices_by_age on known_devices (used_at);
