-- Owner: media. How long a browser may keep a file is said once, by whoever uploads it.
alter table media.files
  add column cache_seconds integer not null default 3600 check (cache_seconds between 0 and 31536000);
