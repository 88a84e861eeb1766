-- Whose name stands on the page of a public goal; null for nobody's. Pages from before keep none.
alter table publications add column author_id uuid references users on delete set null;
create index publications_by_author on publications (author_id) where author_id is not null;
