-- The feed and its readers end a page by bytes. The size of a JSON value on the wire is known only by writing it out.
alter table goal_note_changes
  add column bytes integer not null generated always as (octet_length(ops::text)) stored;
alter table comments
  add column bytes integer not null generated always as (coalesce(octet_length(rich_text::text), 0)) stored;
alter table recurrences
  add column bytes integer not null generated always as (octet_length(template::text)) stored;
alter table boards
  add column bytes integer not null generated always as (coalesce(octet_length(rich_description::text), 0)) stored;
