-- A viewer reads and comments, and changes nothing else.
alter table memberships drop constraint memberships_role_check,
  add constraint memberships_role_check check (role in ('OWNER', 'ADMIN', 'EDITOR', 'VIEWER'));
alter table invitations drop constraint invitations_role_check,
  add constraint invitations_role_check check (role in ('OWNER', 'ADMIN', 'EDITOR', 'VIEWER'));
