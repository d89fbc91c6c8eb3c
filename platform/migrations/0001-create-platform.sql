-- Owner: platform. A migration is applied once, and the file that was applied is the file we have.
create schema platform;

create table platform.migrations (
  capability text not null,
  name       text not null,
  checksum   text not null,
  applied_at timestamptz not null default now(),
  primary key (capability, name)
);
comment on table platform.migrations is 'Migrations that were applied, and the digest of the file that was.';
