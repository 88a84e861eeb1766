-- Only flags that overrule the person's general ones.
alter table member_settings add column email_notifications jsonb not null default '{}';
