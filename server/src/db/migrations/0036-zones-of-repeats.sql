-- The hours of a repeat are those of its maker's zone, for everybody who sees them. Existing ones take the zone that their
-- maker has now.
alter table recurrences add column zone text;
update recurrences r set zone = coalesce(
  (select s.settings ->> 'timezone' from users u join user_settings s on s.id = u.id where u.code = r.created_by),
  'UTC');
alter table recurrences alter column zone set not null;
-- Devices read them again with it.
with moved as (
  update scopes set version = version + 1 where id in (select scope_id from recurrences) returning id, version
)
update recurrences r set version = moved.version from moved where moved.id = r.scope_id;
