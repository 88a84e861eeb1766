-- How a space shows its tags; a space that nobody has set anything for has no row.
create table space_settings (
  scope_id uuid not null references scopes,
  id uuid not null,
  version bigint not null,
  rev integer not null default 1,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  deleted_at timestamptz,
  -- [{tag, color, hidden}], in the order in which they were set first.
  tags jsonb not null default '[]' check (jsonb_typeof(tags) = 'array'),
  show_tags boolean not null default true,
  primary key (scope_id, id),
  check (scope_id = id)
);
create index space_settings_by_version on space_settings (scope_id, version);
