-- Where a goal stood when something happened to it: its line names the period, whatever has become of the goal since.
alter table events add column column_id smallint, add column due_date date;
-- A goal is given to somebody also by an edit that is told as something else: a move, a tick.
drop index events_about_people;
create index events_about_people on events (other_user_id, created_at desc, id desc)
  where type in ('MENTION_CREATED', 'GOAL_ASSIGNED', 'GOAL_CREATED', 'GOAL_DONE', 'GOAL_RESCHEDULED')
    and other_user_id is not null;
-- What is forgotten after a year is found from its oldest end; what is kept for ever is not walked over.
create index events_to_forget on events (created_at)
  where type not in ('GOAL_CREATED', 'GOAL_DONE', 'GOAL_DELETED', 'GOAL_RESCHEDULED');
