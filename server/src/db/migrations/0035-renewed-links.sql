-- The goals and boards that got a new link. What named them to strangers before leads nowhere from then on: their files are
-- found by the link of the day, and their lists, too.
create table renewed_links (
  id uuid primary key
);
