-- Climbs: programs of steps. Texts of steps are json, not jsonb, because devices compare them with the order of their keys.
-- An author's own climbs, with the draft.
create table climbs (
  scope_id uuid not null references scopes,
  id uuid not null,
  version bigint not null,
  rev integer not null default 1,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  deleted_at timestamptz,
  -- Only the id is left.
  purged_at timestamptz,
  code text not null,
  slug text not null,
  temp_id text,
  recreated_from text,
  name text not null check (char_length(name) <= 250),
  description text not null check (char_length(description) <= 500),
  rich_description json,
  icon text not null,
  color text not null,
  category text,
  in_order boolean not null,
  suggested_start smallint check (suggested_start between 1 and 7),
  steps json not null,
  is_public boolean not null default false,
  is_listed boolean not null default false,
  published_version integer not null default 0,
  is_changed boolean not null default false,
  stamps jsonb not null default '{}',
  bytes integer not null generated always as (
    coalesce(octet_length(rich_description::text), 0) + octet_length(steps::text)
  ) stored,
  primary key (scope_id, id)
);
create index climbs_by_version on climbs (scope_id, version);
create unique index climbs_by_id on climbs (id);
create unique index climbs_by_code on climbs (code);
create unique index climbs_by_temp_id on climbs (scope_id, temp_id) where temp_id is not null;
create unique index climbs_by_recreated_from on climbs (scope_id, recreated_from) where recreated_from is not null;

-- Climbs as others see them, copied from the draft at each publication. Those without a person come with the server.
create table public_climbs (
  id uuid primary key,
  user_id uuid references users on delete cascade,
  code text not null unique,
  slug text not null unique,
  language text not null,
  is_public boolean not null,
  is_listed boolean not null,
  deleted_at timestamptz,
  -- By the operator.
  hidden_at timestamptz,
  version integer not null,
  -- The first publication, and the last.
  published_at timestamptz not null,
  changed_at timestamptz not null,
  name text not null,
  description text not null,
  rich_description json,
  icon text not null,
  color text not null,
  category text,
  in_order boolean not null,
  suggested_start smallint,
  steps json not null,
  -- Count, description and places of the steps, for lists that do not read them.
  shape json not null,
  -- Triggers keep these counts, and a job counts them again.
  likes_count integer not null default 0,
  subscribers_count integer not null default 0,
  finished_count integer not null default 0,
  -- Likes and twice the starts of the last 90 days.
  popularity integer not null default 0,
  search_words tsvector
);
create index public_climbs_of_person on public_climbs (user_id) where user_id is not null;
create index public_climbs_popular on public_climbs (popularity desc, id)
  where is_public and is_listed and deleted_at is null and hidden_at is null;
create index public_climbs_popular_in on public_climbs (category, popularity desc, id)
  where is_public and is_listed and deleted_at is null and hidden_at is null;
create index public_climbs_new on public_climbs (published_at desc, id)
  where is_public and is_listed and deleted_at is null and hidden_at is null;
create index public_climbs_new_in on public_climbs (category, published_at desc, id)
  where is_public and is_listed and deleted_at is null and hidden_at is null;
create index public_climbs_of_server on public_climbs (id) where user_id is null;
create index public_climbs_by_word on public_climbs using gin (search_words) with (gin_pending_list_limit = 512)
  where is_public and is_listed and deleted_at is null and hidden_at is null;

create table climb_likes (
  climb_id uuid not null references public_climbs on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, climb_id)
);
create index climb_likes_by_climb on climb_likes (climb_id, created_at);

create table climb_reports (
  climb_id uuid not null references public_climbs on delete cascade,
  user_id uuid not null references users on delete cascade,
  reason text not null,
  created_at timestamptz not null,
  primary key (climb_id, user_id)
);

-- Climbs that a person has started, with the steps as the person goes them. Goals name their subscription.
create table climb_subscriptions (
  scope_id uuid not null references scopes,
  id uuid not null,
  version bigint not null,
  rev integer not null default 1,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  deleted_at timestamptz,
  -- Of `public_climbs`, or of a climb of the person's own that was never public. It may be gone.
  climb_id uuid not null,
  space_id uuid not null,
  climb json not null,
  in_order boolean not null,
  start_date date not null,
  restart json,
  steps json not null,
  -- By step: the version of the step that the person has left.
  settled jsonb not null default '{}',
  climb_version integer not null,
  bytes integer not null generated always as (octet_length(steps::text)) stored,
  primary key (scope_id, id)
);
create index climb_subscriptions_by_version on climb_subscriptions (scope_id, version);
create unique index climb_subscriptions_by_id on climb_subscriptions (id);
create index climb_subscriptions_by_climb on climb_subscriptions (climb_id, created_at);
create index climb_subscriptions_by_space on climb_subscriptions (space_id) where deleted_at is null;

create function count_climb_likes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update public_climbs set likes_count = likes_count + 1, popularity = popularity + 1 where id = new.climb_id;
  else
    update public_climbs set likes_count = likes_count - 1, popularity = greatest(0, popularity - 1)
    where id = old.climb_id;
  end if;
  return null;
end $$;
create trigger count_climb_likes after insert or delete on climb_likes for each row execute function count_climb_likes();

create function count_climb_subscriptions() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update public_climbs set subscribers_count = subscribers_count + 1, popularity = popularity + 2
    where id = new.climb_id;
  elsif tg_op = 'DELETE' then
    update public_climbs set subscribers_count = greatest(0, subscribers_count - 1)
    where id = old.climb_id and old.deleted_at is null;
  elsif (old.deleted_at is null) <> (new.deleted_at is null) then
    update public_climbs
    set subscribers_count = greatest(0, subscribers_count + case when new.deleted_at is null then 1 else -1 end)
    where id = new.climb_id;
  end if;
  return null;
end $$;
create trigger count_climb_subscriptions after insert or delete or update of deleted_at on climb_subscriptions
  for each row execute function count_climb_subscriptions();

-- The name is kept: a climb may be renamed or deleted later.
alter table events add column climb_id uuid, add column climb_name text;

-- The step is what every reader of the goal sees. A goal of a climb that was left is a plain goal, and remembers its
-- step until the climb is gone on with.
alter table goals
  add column climb_subscription_id uuid,
  add column climb_step json,
  add column climb_is_left boolean not null default false,
  add constraint goals_climb_check check ((climb_subscription_id is null) = (climb_step is null));
create index goals_by_climb on goals (climb_subscription_id) where climb_subscription_id is not null;

-- The wire has both. Rows of goals keep their version: a device reads missing fields as none.
alter table goals drop column wire;
drop function goal_wire;
create function goal_wire(
  id uuid,
  code text,
  temp_id text,
  scope_id uuid,
  name text,
  parent_id uuid,
  column_id smallint,
  bucket_id uuid,
  due_date date,
  done_date date,
  datetime_fr timestamptz,
  datetime_to timestamptz,
  created_at timestamptz,
  modified_at timestamptz,
  locked_till timestamptz,
  locked boolean,
  rich_thoughts jsonb,
  notes_rev integer,
  type text,
  assignee text,
  color text,
  duration_minutes smallint,
  tags text[],
  is_public boolean,
  sequence_no integer,
  horizon_sequence_no integer,
  bucket_sequence_no integer,
  subgoal_sequence_no integer,
  recurrence_id uuid,
  original_date date,
  climb_subscription_id uuid,
  climb_step json,
  climb_is_left boolean,
  created_by text,
  recreated_from text,
  carried_count integer,
  stamps jsonb,
  version bigint,
  rev integer
) returns text language sql immutable parallel safe as $$
  select left(row_to_json(wire)::text, -1) from (select
    goal_wire.id as "id",
    goal_wire.code as "code",
    goal_wire.temp_id as "tempId",
    goal_wire.scope_id as "space",
    goal_wire.name as "name",
    goal_wire.parent_id as "parent",
    goal_wire.column_id as "columnId",
    goal_wire.bucket_id as "bucketId",
    to_char(goal_wire.due_date, 'YYYY-MM-DD') as "dueDate",
    to_char(goal_wire.done_date, 'YYYY-MM-DD') as "doneDate",
    to_char(goal_wire.datetime_fr at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "datetimeFr",
    to_char(goal_wire.datetime_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "datetimeTo",
    to_char(goal_wire.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdDatetime",
    to_char(goal_wire.modified_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "modifiedDatetime",
    to_char(goal_wire.locked_till at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lockedTillDatetime",
    goal_wire.locked as "locked",
    goal_wire.rich_thoughts as "richThoughts",
    goal_wire.notes_rev as "notesRev",
    goal_wire.type as "type",
    goal_wire.assignee as "assignee",
    goal_wire.color as "color",
    goal_wire.duration_minutes as "durationMinutes",
    goal_wire.tags as "tags",
    goal_wire.is_public as "public",
    goal_wire.sequence_no as "sequenceNo",
    goal_wire.horizon_sequence_no as "horizonSequenceNo",
    goal_wire.bucket_sequence_no as "bucketSequenceNo",
    goal_wire.subgoal_sequence_no as "subgoalSequenceNo",
    case when goal_wire.recurrence_id is not null then json_build_object(
      'id', goal_wire.recurrence_id, 'originalDate', to_char(goal_wire.original_date, 'YYYY-MM-DD')
    ) end as "recurrence",
    case when not goal_wire.climb_is_left then goal_wire.climb_subscription_id end as "climbSubscription",
    case when not goal_wire.climb_is_left then goal_wire.climb_step end as "climbStep",
    goal_wire.created_by as "createdBy",
    goal_wire.recreated_from as "recreatedFrom",
    goal_wire.carried_count as "carriedCount",
    goal_wire.stamps as "stamps",
    goal_wire.version as "version",
    goal_wire.rev as "rev"
  ) wire
$$;

alter table goals add column wire text not null generated always as (goal_wire(
    id, code, temp_id, scope_id, name, parent_id, column_id, bucket_id, due_date, done_date,
    datetime_fr, datetime_to, created_at, modified_at, locked_till, locked, rich_thoughts,
    notes_rev, type, assignee, color, duration_minutes, tags, is_public, sequence_no, horizon_sequence_no,
    bucket_sequence_no, subgoal_sequence_no, recurrence_id, original_date, climb_subscription_id,
    climb_step, climb_is_left, created_by, recreated_from,
    carried_count, stamps, version, rev
  )) stored;
