-- Words are compared in another way (core/folded): marks that make other letters stay, and more letters are written plainly.
-- Housekeeping reads the words anew where that can matter; plain texts keep theirs.
update goal_words w set words = null from goals g
  where g.scope_id = w.scope_id and g.id = w.id and g.search_text ~ '[^[:ascii:]]';
update comments set search_words = null where rich_text::text ~ '[^[:ascii:]]';
