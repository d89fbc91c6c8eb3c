-- Owner: platform. A claim reads the due jobs of one kind in this order, and stops after a batch: neither
-- its own backlog nor that of another kind makes it dearer.
create index jobs_due_by_kind on platform.jobs (kind, run_at, id) where dead_at is null;
drop index platform.jobs_due;
