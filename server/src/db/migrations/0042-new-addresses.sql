-- The address that a person wants to change to, until its mailed link is opened. Null for other links.
alter table verifications add column email text;
