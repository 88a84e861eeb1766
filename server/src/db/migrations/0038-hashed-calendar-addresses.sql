-- Of a calendar's secret only its SHA-256 is kept, as of sessions and tokens: whoever reads the database or a backup
-- cannot open calendars with what they find. Addresses that exist go on working. A change of type writes the table
-- anew, so nothing of the secrets is left in its file.
alter table calendar_feeds rename column secret to secret_hash;
alter table calendar_feeds alter column secret_hash type text
  using translate(rtrim(encode(sha256(convert_to(secret_hash, 'UTF8')), 'base64'), '='), '+/', '-_');
