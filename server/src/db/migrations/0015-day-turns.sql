-- When a person's next day begins, for those who want their overdue goals moved then. A row is there from the first look on;
-- what changes when a day begins removes it.
create table day_turns (
  user_id uuid primary key references users on delete cascade,
  next_at timestamptz not null
);
create index day_turns_by_moment on day_turns (next_at);
create index user_settings_rescheduling on user_settings (id)
  where settings ->> 'rescheduleOverdueGoalsAfter' is not null;
