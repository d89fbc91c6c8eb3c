-- Owner: privacy. Looks at one kind of page are found among the many at people by an index, newest first.
create index access_log_by_kind on privacy.access_log (kind, id desc);
