-- Most goals of a list have nothing below them, and looking for it costs as much as the rest of the list. So a goal that
-- ever had something below it is marked; only those are looked at. A mark that is out of date costs a look, no more.
alter table goals add column may_have_subgoals boolean not null default false;
update goals p set may_have_subgoals = true
where exists (select from goals c where c.scope_id = p.scope_id and c.parent_id = p.id);

create function mark_parent() returns trigger language plpgsql as $$
begin
  update goals set may_have_subgoals = true
  where scope_id = new.scope_id and id = new.parent_id and not may_have_subgoals;
  return null;
end $$;
create trigger mark_parent_of_new after insert on goals
  for each row when (new.parent_id is not null) execute function mark_parent();
create trigger mark_parent_of_moved after update of parent_id on goals
  for each row when (new.parent_id is not null and new.parent_id is distinct from old.parent_id)
  execute function mark_parent();

-- What a list says about such a goal, besides the goal itself, is the same for all of them.
alter table goals add column is_plain boolean not null generated always as (
  parent_id is null and type is null and not locked and not is_public and column_id is not null and column_id <> 5
  and comments_count = 0 and not may_have_subgoals
) stored;
