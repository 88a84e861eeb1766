-- Histories are read from their newest end, in this order.
create index events_in_order on events (scope_id, created_at desc, id desc);
drop index events_by_scope;
