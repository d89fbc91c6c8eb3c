-- Owner: privacy. Looks at one kind of page are found among the many at people by an index, newest first.
create index accesses_by_kind on privacy.accesses (kind, id desc);
