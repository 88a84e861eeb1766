-- When the text last changed, and whether by somebody who had not seen it: see core/sync/stamps. Without it a device of the
-- same person could not tell that its wording was lost to another's.
alter table comments add column stamps jsonb not null default '{}';
