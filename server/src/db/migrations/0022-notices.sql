-- What concerns a person is found without walking through whole histories: what was done to them, and what was said in
-- their spaces.
create index events_about_people on events (other_user_id, created_at desc, id desc)
  where type in ('MENTION_CREATED', 'GOAL_ASSIGNED', 'GOAL_CREATED') and other_user_id is not null;
create index events_of_comments on events (scope_id, created_at desc, id desc) where type = 'COMMENT_CREATED';
