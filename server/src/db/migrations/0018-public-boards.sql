-- How a public board is shown, what others make of it, and what counts it. Counts stand with the board, so that a list of
-- them counts nothing; triggers keep them, also where rows go with an account. They are not replicated.
alter table boards
  add column shown_subgoals text not null default 'public' check (shown_subgoals in ('public', 'all')),
  add column published_at timestamptz,
  -- By who runs this Cairn.
  add column hidden_at timestamptz,
  add column likes_count integer not null default 0,
  add column followers_count integer not null default 0,
  add column clones_count integer not null default 0,
  -- Likes and twice the clones of the last 90 days.
  add column popularity integer not null default 0,
  -- Every place in its name and text where a word begins (core/goals/search).
  add column search_words tsvector;
create index boards_popular on boards (popularity desc, id)
  where is_public and is_listed and deleted_at is null and hidden_at is null;
create index boards_popular_in on boards (category, popularity desc, id)
  where is_public and is_listed and deleted_at is null and hidden_at is null;
create index boards_new on boards (published_at desc, id)
  where is_public and is_listed and deleted_at is null and hidden_at is null;
create index boards_new_in on boards (category, published_at desc, id)
  where is_public and is_listed and deleted_at is null and hidden_at is null;
create index boards_by_word on boards using gin (search_words) with (gin_pending_list_limit = 512)
  where is_public and is_listed and deleted_at is null and hidden_at is null;

create table board_likes (
  board_id uuid not null references boards (id) on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, board_id)
);
create index board_likes_by_board on board_likes (board_id, created_at);

create table board_follows (
  board_id uuid not null references boards (id) on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  sequence_no integer not null,
  -- What changed since is news.
  seen_at timestamptz not null,
  primary key (user_id, board_id)
);
create index board_follows_by_board on board_follows (board_id);

-- Goals of followed boards that were looked at by themselves since the board was.
create table board_goals_seen (
  user_id uuid not null,
  board_id uuid not null,
  goal_id uuid not null,
  seen_at timestamptz not null,
  primary key (user_id, board_id, goal_id),
  foreign key (user_id, board_id) references board_follows on delete cascade
);

create table board_clones (
  id uuid primary key,
  board_id uuid not null references boards (id) on delete cascade,
  user_id uuid references users on delete set null,
  created_at timestamptz not null
);
create index board_clones_by_board on board_clones (board_id, created_at);
create index board_clones_by_user on board_clones (user_id, board_id) where user_id is not null;

create table board_reports (
  board_id uuid not null references boards (id) on delete cascade,
  user_id uuid not null references users on delete cascade,
  reason text not null,
  created_at timestamptz not null,
  primary key (board_id, user_id)
);

create function count_board_likes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update boards set likes_count = likes_count + 1, popularity = popularity + 1 where id = new.board_id;
  else
    update boards set likes_count = likes_count - 1, popularity = greatest(0, popularity - 1) where id = old.board_id;
  end if;
  return null;
end $$;
create trigger count_board_likes after insert or delete on board_likes for each row execute function count_board_likes();

create function count_board_follows() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update boards set followers_count = followers_count + 1 where id = new.board_id;
  else
    update boards set followers_count = followers_count - 1 where id = old.board_id;
  end if;
  return null;
end $$;
create trigger count_board_follows after insert or delete on board_follows for each row execute function count_board_follows();

create function count_board_clones() returns trigger language plpgsql as $$
begin
  update boards set clones_count = clones_count + 1, popularity = popularity + 2 where id = new.board_id;
  return null;
end $$;
create trigger count_board_clones after insert on board_clones for each row execute function count_board_clones();
