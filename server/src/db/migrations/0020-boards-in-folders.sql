-- Boards stand in folders beside goals. An entry names one of the two.
alter table folder_goals
  alter column goal_id drop not null,
  add column board_id uuid,
  add constraint folder_goals_name_one check (num_nonnulls(goal_id, board_id) = 1);
create unique index folder_goals_board_once on folder_goals (folder_id, board_id) where deleted_at is null;
