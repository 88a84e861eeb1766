-- What search finds a goal by: every place where a word begins (core/goals/search, `wordBeginnings`), each after a mark of
-- its space, so that a look into the index meets one space's words and no other's. Words of a title stand there once more,
-- marked as such.
--
-- Beside the goals and not in them: a look at many goals reads little this way, and a goal that is ticked or moved does not
-- write its words again. The server writes the words, since it alone knows what a word is; null means that nobody has
-- looked yet, and housekeeping does. Everything else here follows its goal by itself.
create table goal_words (
  scope_id uuid not null,
  id uuid not null,
  due_date date,
  is_deleted boolean not null,
  words tsvector,
  primary key (scope_id, id)
);
insert into goal_words (scope_id, id, due_date, is_deleted)
  select scope_id, id, due_date, deleted_at is not null from goals
  where type is null and moved_to is null and purged_at is null;
create index goal_words_by_word on goal_words using gin (words) with (gin_pending_list_limit = 512);
-- What is in very many goals is looked for in the order in which it is shown, until there is enough of it.
create index goal_words_by_day on goal_words (scope_id, due_date desc nulls last, id) where not is_deleted;
create index goal_words_unread on goal_words (id) where words is null;

-- A text that changes without its words would be found by what it said before, so they are forgotten with it.
create function follow_goal() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from goal_words where scope_id = old.scope_id and id = old.id;
  elsif new.type is not null or new.moved_to is not null or new.purged_at is not null then
    delete from goal_words where scope_id = new.scope_id and id = new.id;
  elsif tg_op = 'INSERT' then
    -- There already when its words were written with it.
    insert into goal_words (scope_id, id, due_date, is_deleted)
    values (new.scope_id, new.id, new.due_date, new.deleted_at is not null)
    on conflict (scope_id, id) do nothing;
  else
    insert into goal_words (scope_id, id, due_date, is_deleted)
    values (new.scope_id, new.id, new.due_date, new.deleted_at is not null)
    on conflict (scope_id, id) do update set due_date = excluded.due_date, is_deleted = excluded.is_deleted,
      words = case when new.search_text = old.search_text then goal_words.words end;
  end if;
  return null;
end $$;
create trigger words_follow_new_goal after insert on goals
  for each row when (new.type is null and new.moved_to is null) execute function follow_goal();
create trigger words_follow_goal after update on goals
  for each row when (
    new.due_date is distinct from old.due_date or new.deleted_at is distinct from old.deleted_at
    or new.search_text <> old.search_text or new.type is distinct from old.type
    or new.moved_to is distinct from old.moved_to or new.purged_at is distinct from old.purged_at
  ) execute function follow_goal();
create trigger words_follow_gone_goal after delete on goals for each row execute function follow_goal();

-- Comments are small and seldom change, so their words stand with them.
alter table comments add column search_words tsvector;
create index comments_by_words on comments using gin (search_words) with (gin_pending_list_limit = 512);
create index comments_without_words on comments (id) where search_words is null and rich_text is not null;
