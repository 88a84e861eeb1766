-- A file's copy, in another space or below another goal, is a row of its own that shares the bytes: each is seen by whoever
-- may see its own goal, and the bytes go when no row speaks of them any more.
-- Null: they lie under the row's own id.
alter table files add column bytes_of uuid;
create index files_by_bytes on files (bytes_of) where bytes_of is not null;
