-- Owner: confirmation. What a shop has called is read newest first and counted; what it has still to call is short.
create index tasks_over_by_vendor on confirmation.tasks (vendor_id, decided_at desc, id desc)
  where decided_at is not null;
