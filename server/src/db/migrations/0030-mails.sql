-- Mails that have not left yet. A sent mail is deleted at once, because it names a person and may hold a link that lets
-- them in. No backup holds this table.
create table mails (
  id uuid primary key,
  -- The account that the mail is about, or that asked for it; the mail goes with the account.
  user_id uuid not null references users on delete cascade,
  recipient text not null,
  subject text not null,
  body text not null,
  -- The hash of the link in it: `verifications.identifier` or `invitations.token_hash`. Null without such a link.
  link text,
  -- How often sending has begun.
  tries integer not null default 0,
  due_at timestamptz not null,
  expires_at timestamptz not null
);
create index mails_by_due on mails (due_at);
create index mails_by_person on mails (user_id);

-- Whether a try to mail the invitation has failed and none has succeeded since.
alter table invitations add column is_unsent boolean not null default false;
