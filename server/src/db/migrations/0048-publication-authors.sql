-- The person whose name a public goal's page shows; null shows no name.
alter table publications add column author_id uuid references users on delete set null;
create index publications_by_author on publications (author_id) where author_id is not null;
