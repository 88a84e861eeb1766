-- Addresses that want no invitations, as the first half of their SHA-256. They belong to no account.
create table refused_invitations (
  address_id text primary key,
  created_at timestamptz not null
);
