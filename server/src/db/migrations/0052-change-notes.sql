-- The author's sentence about the changes of the last publication.
alter table public_climbs add column change_note text check (char_length(change_note) <= 280);
