-- Of a join link's token only its SHA-256 is kept, as of other secrets. An owner is shown a link again where the token can
-- be made from its id and the key in the data folder; links from before this migration go on working, and are not shown.
-- A change of type writes the table anew, so nothing of the tokens is left in its file.
alter table magic_links rename column token to token_hash;
alter table magic_links alter column token_hash type text
  using translate(rtrim(encode(sha256(convert_to(token_hash, 'UTF8')), 'base64'), '='), '+/', '-_');
