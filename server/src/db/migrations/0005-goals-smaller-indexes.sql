-- Most goals have neither: the indexes hold only those that do, and no plan mistakes them for a list of all goals.
drop index goals_by_temp_id;
drop index goals_by_recreated_from;
create unique index goals_by_temp_id on goals (created_by, temp_id) where moved_to is null and temp_id is not null;
create unique index goals_by_recreated_from on goals (recreated_from) where moved_to is null and recreated_from is not null;
