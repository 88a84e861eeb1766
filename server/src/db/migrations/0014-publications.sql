-- How a public goal is shown to visitors, where somebody has said so; without a row only public subgoals are, without end.
-- Whether it is public at all is the goal's own field.
create table publications (
  goal_id uuid primary key,
  subgoals text not null check (subgoals in ('public', 'all')),
  -- The last day, in the zone of who said so, and the moment at which it is over.
  end_date date,
  ends_at timestamptz,
  created_at timestamptz not null,
  check ((end_date is null) = (ends_at is null))
);
