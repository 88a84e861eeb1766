-- Every process keeps the sessions that it looked up for a few seconds. Whatever changes what such a look-up answers
-- tells so here, by whichever road it comes: a call, the command line, a job, a hand.
--
-- Inside the transaction, unlike the news of commits: these are rare, and none may be lost.
create function tell_person_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('cairn_people', (case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end) ->> tg_argv[0]);
  return null;
end $$;

create trigger tell_session_ended after delete on sessions
  for each row execute function tell_person_changed('user_id');
create trigger tell_person_changed after update or delete on users
  for each row execute function tell_person_changed('id');
create trigger tell_settings_changed after update on user_settings
  for each row execute function tell_person_changed('id');
create trigger tell_membership_changed after insert or update or delete on memberships
  for each row execute function tell_person_changed('user_id');
