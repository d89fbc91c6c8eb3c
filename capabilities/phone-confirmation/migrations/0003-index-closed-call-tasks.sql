-- Owner: confirmation. What a shop has called is read newest first and counted; what it has still to call is short.
create index call_tasks_over_by_vendor on phone_confirmation.call_tasks (vendor_id, decided_at desc, id desc)
  where decided_at is not null;
