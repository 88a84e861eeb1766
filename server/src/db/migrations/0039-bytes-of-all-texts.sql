-- Descriptions of boards and notes of series take room of whoever made them, as notes and comments do; the indexes answer
-- the sums without reading a row.
create index boards_bytes on boards (created_by) include (bytes) where rich_description is not null;
create index recurrences_bytes on recurrences (created_by) include (bytes);
