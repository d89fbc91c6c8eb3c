alter table platform.backups add column is_encrypted boolean not null default false;
comment on column platform.backups.is_encrypted is 'Whether the copy opens with a key or a passphrase only.';
