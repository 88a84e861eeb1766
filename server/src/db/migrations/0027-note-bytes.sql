-- The bytes of notes take room of whoever made their goals. A generated column is exact whatever statement writes a note,
-- and the index answers the sum without reading a goal.
alter table goals add column note_bytes integer not null
  generated always as (coalesce(octet_length(rich_thoughts::text), 0)) stored;
create index goals_note_bytes on goals (created_by) include (note_bytes)
  where moved_to is null and rich_thoughts is not null;
