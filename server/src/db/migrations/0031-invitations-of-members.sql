-- An invitation ends when its address joins, by whatever way. Those of people who had joined by a link stayed, and would
-- let them come back after their removal.
delete from invitations i using memberships m, users u
  where m.scope_id = i.scope_id and m.deleted_at is null and u.id = m.user_id and u.email = i.email;
