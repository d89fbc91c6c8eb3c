-- Owner: audit. Entries stay as they were recorded; they are found by where they came from, by the
-- request they belong to, and by who did what, without reading the others.
create index entries_by_ip on audit.entries (ip, id desc) where ip is not null;
create index entries_by_actor_act on audit.entries (actor_id, action, id desc) where actor_id is not null;
create index entries_by_request on audit.entries (request_id, id desc) where request_id is not null;
