-- Reminders that were handed out, each in the scope of its person. Nothing is stored before its time. A row holds no name:
-- who may not see the goal any more learns nothing from it.
create table reminders (
  scope_id uuid not null references scopes,
  id uuid not null,
  version bigint not null,
  rev integer not null default 1,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  deleted_at timestamptz,
  -- Null for the daily reminder, which has a day and a count instead.
  space_id uuid,
  goal_id uuid,
  starts_at timestamptz,
  day date,
  goal_count integer,
  due_at timestamptz not null,
  primary key (scope_id, id),
  check ((goal_id is null) = (day is not null))
);
create index reminders_by_version on reminders (scope_id, version);
create index reminders_by_age on reminders (scope_id, due_at) where deleted_at is null;

-- The last minute whose reminders were handed out. Empty before the first start.
create table reminded_until (
  is_only boolean primary key default true check (is_only),
  minute timestamptz not null
);

-- Goals by the time at which they begin.
create index goals_by_start on goals (datetime_fr)
  where datetime_fr is not null and done_date is null and deleted_at is null and type is null;
-- Series by their zone and the minute of UTC at which their first occurrence began, such as 08:30.
create index recurrences_by_start on recurrences (zone, (substr(template ->> 'datetimeFr', 12, 5)))
  where deleted_at is null and column_id = 1 and template ->> 'datetimeFr' is not null;
-- People by the time of their daily reminder.
create index user_settings_by_daily_reminder on user_settings (
  (coalesce(settings ->> 'timezone', 'UTC')), (coalesce((settings ->> 'dailyReminderMinutes')::integer, 510)));
