-- Board editors whom an owner or admin has removed. They cannot join in again by themselves.
create table removed_board_editors (
  board_id uuid not null references boards (id) on delete cascade,
  user_id uuid not null references users on delete cascade,
  primary key (board_id, user_id)
);
create index removed_board_editors_by_user on removed_board_editors (user_id);
