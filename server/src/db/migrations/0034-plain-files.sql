-- A copy that somebody made of a file in a space where they are no member: it has no place or camera data, for anybody.
alter table files add column is_plain boolean not null default false;
