-- Strangers who joined in on a public board (product 5.23). They are no members: nothing of the space is replicated to
-- them, and they reach the goals of this board only, by calls of its own.
create table board_editors (
  board_id uuid not null references boards (id) on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (board_id, user_id)
);
create index board_editors_by_user on board_editors (user_id);
