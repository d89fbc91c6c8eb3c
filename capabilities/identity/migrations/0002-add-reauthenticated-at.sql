-- When the user last proved to be the owner in this session, beside its sign-in.
alter table identity.sessions add column reauthenticated_at timestamptz;
