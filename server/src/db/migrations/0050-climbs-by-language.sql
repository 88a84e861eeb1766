-- Lists of climbs in one language.
create index public_climbs_popular_by_language on public_climbs (language, popularity desc, id)
  where is_public and is_listed and deleted_at is null and hidden_at is null;
create index public_climbs_popular_in_by_language on public_climbs (language, category, popularity desc, id)
  where is_public and is_listed and deleted_at is null and hidden_at is null;
create index public_climbs_new_by_language on public_climbs (language, published_at desc, id)
  where is_public and is_listed and deleted_at is null and hidden_at is null;
create index public_climbs_new_in_by_language on public_climbs (language, category, published_at desc, id)
  where is_public and is_listed and deleted_at is null and hidden_at is null;
