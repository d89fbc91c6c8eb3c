-- Owner: identity. A factor has the secret its kind needs and no other; secrets are sealed with a
-- key that is not in the database.
create table identity.mfa_factors (
  id                 uuid primary key,
  user_id            uuid not null references identity.users (id) on delete cascade,
  factor_type        text not null check (factor_type in ('totp', 'phone', 'webauthn')),
  status             text not null check (status in ('unverified', 'verified')),
  friendly_name      text not null default '',
  secret_encrypted   bytea,
  phone              text check (phone ~ '^[1-9][0-9]{1,14}$'),
  credential         jsonb,
  last_totp_step     bigint,
  last_challenged_at timestamptz,
  created_at         timestamptz not null,
  updated_at         timestamptz not null,
  unique (user_id, friendly_name),
  check ((factor_type = 'totp') = (secret_encrypted is not null)),
  check ((factor_type = 'phone') = (phone is not null)),
  check (factor_type = 'webauthn' or credential is null),
  check (factor_type = 'totp' or last_totp_step is null)
);
comment on table identity.mfa_factors is 'Second factors of an account.';
create unique index mfa_factors_by_phone on identity.mfa_factors (user_id, phone) where phone is not null;

create table identity.mfa_challenges (
  id          uuid primary key,
  factor_id   uuid not null references identity.mfa_factors (id) on delete cascade,
  ip_address  inet,
  code_digest bytea check (length(code_digest) = 32),
  webauthn    jsonb,
  attempts    integer not null default 0 check (attempts >= 0),
  created_at  timestamptz not null,
  expires_at  timestamptz not null check (expires_at > created_at),
  verified_at timestamptz
);
comment on table identity.mfa_challenges is 'Second factors being asked for.';
create index mfa_challenges_by_factor on identity.mfa_challenges (factor_id, created_at desc);

alter table identity.sessions
  add foreign key (factor_id) references identity.mfa_factors (id) on delete set null;
create index sessions_by_factor on identity.sessions (factor_id) where factor_id is not null;
