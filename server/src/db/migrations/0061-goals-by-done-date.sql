-- Digests count the goals that were done in a week or a month.
create index goals_by_done_date on goals (scope_id, done_date) where done_date is not null and deleted_at is null;
