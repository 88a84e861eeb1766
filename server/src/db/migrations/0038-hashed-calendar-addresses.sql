-- Replaces each calendar secret by its SHA-256, as sessions and tokens have it: a database or a backup that somebody
-- reads opens no calendar. Existing addresses go on working. Changing the type rewrites the table, so that its file
-- keeps no secret.
alter table calendar_feeds rename column secret to secret_hash;
alter table calendar_feeds alter column secret_hash type text
  using translate(rtrim(encode(sha256(convert_to(secret_hash, 'UTF8')), 'base64'), '='), '+/', '-_');
