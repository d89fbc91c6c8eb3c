-- From which browsers and systems an account was opened: its owner gets an e-mail about a sign-in from another one.
-- Sessions do not say it, as a sign-out deletes them.
create table identity.known_devices (
  user_id       uuid not null references identity.users (id) on delete cascade,
  device        text not null check (length(device) between 1 and 200),
  first_seen_at timestamptz not null,
  last_seen_at  timestamptz not null,
  primary key (user_id, device)
);
comment on table identity.known_devices is 'Browsers and systems that opened the account.';
