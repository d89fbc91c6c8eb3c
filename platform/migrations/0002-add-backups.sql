-- Finished backups, so that the back office can tell how old the last copy is. The files themselves may be anywhere.
create table platform.backups (
  id          uuid primary key,
  finished_at timestamptz not null,
  duration_ms integer not null check (duration_ms >= 0),
  bytes       bigint not null check (bytes > 0),
  row_count   bigint not null check (row_count >= 0),
  file_count  integer not null check (file_count >= 0)
);
comment on table platform.backups is 'Finished backups with their size; the copies are kept elsewhere.';

create table platform.backup_alerts (
  is_current boolean primary key default true check (is_current),
  after_days smallint not null check (after_days between 1 and 90)
);
comment on table platform.backup_alerts is 'Age in days from which the last backup is too old. One row.';
insert into platform.backup_alerts (after_days) values (2);

create index backups_by_time on platform.backups (finished_at desc);
