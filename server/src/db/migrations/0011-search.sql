-- What search finds a goal and a comment by: every place where a word begins (core/goals/search, `wordBeginnings`), each
-- after a mark of its space, so that a look into the index meets one space's words and no other's. Words of a title stand
-- there once more, marked as such.
--
-- Written by the server, which alone knows what a word is. Null means that nobody has looked yet: housekeeping does.
alter table goals add column search_words tsvector;
alter table comments add column search_words tsvector;
create index goals_by_words on goals using gin (search_words) with (gin_pending_list_limit = 512);
create index comments_by_words on comments using gin (search_words) with (gin_pending_list_limit = 512);
create index goals_without_words on goals (id) where search_words is null and purged_at is null and moved_to is null;
create index comments_without_words on comments (id) where search_words is null and rich_text is not null;

-- What is in very many goals is looked for in the order in which it is shown, until there is enough of it.
create index goals_by_day on goals (scope_id, due_date desc nulls last, id) where deleted_at is null and type is null;

-- A text that changes without its words would be found by what it said before.
create function forget_words() returns trigger language plpgsql as $$
begin
  new.search_words := null;
  return new;
end $$;
create trigger forget_words before update on goals
  for each row when (new.search_text <> old.search_text and new.search_words is not distinct from old.search_words)
  execute function forget_words();
