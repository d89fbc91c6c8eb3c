-- Owner: identity. An account is reached by at most one living user per address; nothing that
-- opens an account (password, code, link, refresh token) can be read back out of these tables.
create schema identity;

create table identity.users (
  id                        uuid primary key,
  role                      text not null default 'authenticated' check (role <> ''),
  email                     text check (email = lower(email) and length(email) between 3 and 320),
  email_confirmed_at        timestamptz,
  phone                     text check (phone ~ '^[1-9][0-9]{1,14}$'),
  phone_confirmed_at        timestamptz,
  password_hash             text check (password_hash ~ '^\$'),
  password_changed_at       timestamptz,
  new_email                 text check (new_email = lower(new_email)),
  new_phone                 text check (new_phone ~ '^[1-9][0-9]{1,14}$'),
  email_change_confirmed    text check (email_change_confirmed in ('current', 'new')),
  app_metadata              jsonb not null default '{}' check (jsonb_typeof(app_metadata) = 'object'),
  user_metadata             jsonb not null default '{}' check (jsonb_typeof(user_metadata) = 'object'),
  is_sso_user               boolean not null default false,
  is_anonymous              boolean not null default false,
  invited_at                timestamptz,
  confirmation_sent_at      timestamptz,
  recovery_sent_at          timestamptz,
  email_change_sent_at      timestamptz,
  phone_change_sent_at      timestamptz,
  reauthentication_sent_at  timestamptz,
  last_sign_in_at           timestamptz,
  banned_until              timestamptz,
  deleted_at                timestamptz,
  created_at                timestamptz not null,
  updated_at                timestamptz not null,
  check (email_confirmed_at is null or email is not null),
  check (phone_confirmed_at is null or phone is not null),
  check (email_change_confirmed is null or new_email is not null),
  check (not is_anonymous or (email is null and phone is null and password_hash is null))
);
comment on table identity.users is 'Accounts: addresses, confirmations, bans; never a readable secret.';

-- People of a company's own sign-in may share an address with an account of ours: they never meet.
create unique index users_by_email on identity.users (email) where not is_sso_user;
create unique index users_by_phone on identity.users (phone);
create index users_newest on identity.users (created_at desc, id desc);

create table identity.identities (
  id              uuid primary key,
  user_id         uuid not null references identity.users (id) on delete cascade,
  provider        text not null check (provider <> ''),
  provider_id     text not null check (provider_id <> ''),
  identity_data   jsonb not null check (jsonb_typeof(identity_data) = 'object'),
  email           text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  unique (provider, provider_id)
);
comment on table identity.identities is 'Ways in to an account: a provider and who one is there.';
create index identities_by_user on identity.identities (user_id);
create index identities_by_email on identity.identities (email) where email is not null;

create table identity.sessions (
  id           uuid primary key,
  user_id      uuid not null references identity.users (id) on delete cascade,
  aal          text not null check (aal in ('aal1', 'aal2')),
  amr          jsonb not null check (jsonb_typeof(amr) = 'array' and jsonb_array_length(amr) > 0),
  factor_id    uuid,
  user_agent   text check (length(user_agent) <= 512),
  ip           inet,
  not_after    timestamptz,
  created_at   timestamptz not null,
  refreshed_at timestamptz,
  check (factor_id is null or aal = 'aal2')
);
comment on table identity.sessions is 'Sign-ins that are open, where and how strong.';
create index sessions_by_user on identity.sessions (user_id);

-- A session is one family of refresh tokens. The text of a token is made from its id with a key
-- that is not in the database, so no row gives it away, and the living one can be made again when
-- the answer that carried it was lost.
create table identity.refresh_tokens (
  id         uuid primary key,
  session_id uuid not null references identity.sessions (id) on delete cascade,
  parent_id  uuid references identity.refresh_tokens (id) on delete cascade,
  created_at timestamptz not null,
  revoked_at timestamptz
);
comment on table identity.refresh_tokens is 'The family of tokens of a session; one is alive.';
create unique index refresh_tokens_one_living on identity.refresh_tokens (session_id)
  where revoked_at is null;
create index refresh_tokens_by_session on identity.refresh_tokens (session_id);
create index refresh_tokens_by_parent on identity.refresh_tokens (parent_id);

-- Codes and links of mails and messages: the newest of a kind is the only one that counts.
-- `digest` is keyed, because six digits alone could be tried through offline.
create table identity.one_time_tokens (
  id         uuid primary key,
  user_id    uuid not null references identity.users (id) on delete cascade,
  kind       text not null check (kind in ('confirmation', 'invite', 'magic_link', 'recovery',
               'email_change_current', 'email_change_new', 'sms', 'phone_change', 'reauthentication')),
  digest     bytea not null check (length(digest) = 32),
  sent_to    text not null,
  is_pkce    boolean not null default false,
  attempts   integer not null default 0 check (attempts >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  unique (user_id, kind)
);
comment on table identity.one_time_tokens is 'Codes and links of mails and messages, as digests.';
create index one_time_tokens_by_digest on identity.one_time_tokens (digest);
create index one_time_tokens_by_address on identity.one_time_tokens (sent_to, kind);

-- A sign-in that leaves for a provider or for a mailbox and comes back with a code.
create table identity.flow_states (
  id                      uuid primary key,
  kind                    text not null check (kind in ('oauth', 'sso/saml', 'magiclink', 'recovery',
                            'invite', 'email/signup', 'email_change')),
  user_id                 uuid references identity.users (id) on delete cascade,
  linking_user_id         uuid references identity.users (id) on delete cascade,
  provider                text,
  redirect_to             text not null,
  code_challenge          text,
  code_challenge_method   text check (code_challenge_method in ('s256', 'plain')),
  code_digest             bytea unique check (length(code_digest) = 32),
  provider_nonce          text,
  provider_verifier       bytea,
  provider_access_token   bytea,
  provider_refresh_token  bytea,
  invite_token_digest     bytea,
  created_at              timestamptz not null,
  code_issued_at          timestamptz,
  used_at                 timestamptz,
  check ((code_challenge is null) = (code_challenge_method is null)),
  check (code_digest is null or code_challenge is not null),
  check (kind <> 'oauth' or provider is not null)
);
comment on table identity.flow_states is 'Sign-ins that left for a provider or a mailbox and come back with a code.';
create index flow_states_by_user on identity.flow_states (user_id, kind, created_at desc);
create index flow_states_by_age on identity.flow_states (created_at);

-- A signed wallet message opens one session, however often it is sent again while it is fresh.
create table identity.web3_messages (
  digest     bytea primary key check (length(digest) = 32),
  expires_at timestamptz not null
);
comment on table identity.web3_messages is 'Wallet messages that were used, until they are stale.';
