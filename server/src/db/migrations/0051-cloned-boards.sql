-- Boards that were made from a public board or a template, and take their author's later changes.
create table cloned_boards (
  board_id uuid primary key references boards (id) on delete cascade,
  source_code text,
  template_code text,
  -- Of the template's texts.
  language text,
  -- By id of the author's list or goal: the version that was left.
  settled jsonb not null default '{}',
  check ((source_code is null) <> (template_code is null)),
  check ((template_code is null) = (language is null))
);

create table cloned_items (
  board_id uuid not null references cloned_boards on delete cascade,
  -- Of the author's list or goal.
  source_id text not null,
  own_id uuid not null,
  -- The author's list or goal as it was copied or taken last.
  prints jsonb not null,
  primary key (board_id, source_id)
);
