-- What is known of pages that people linked to. The id is made from the address; the same page is fetched once for all.
create table embeds (
  id uuid primary key,
  url text not null,
  -- Whether the page could be reached; one that could not is tried again soon.
  is_reached boolean not null,
  title text,
  description text,
  site text,
  has_picture boolean not null default false,
  fetched_at timestamptz not null
);
create index embeds_by_age on embeds (fetched_at);
