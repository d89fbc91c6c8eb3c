-- Owner: capabilities/identity. Invariant: an email or phone belongs to at most one live user; no secret can be read back from these tables.
create schema identity;

-- Lower case, no accents, no punctuation between words: text as it is typed in a hurry.
create function identity.fold(input text) returns text language sql immutable parallel safe as $$
  select trim(regexp_replace(
    translate(
      regexp_replace(lower(normalize(coalesce(input, ''), NFKD)),
        '[\u0300-\u036f\u064b-\u065f\u0670\u0640\u02bc''’]', '', 'g'),
      'ةىٱ', 'هيا'),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u007f]+', ' ', 'g'))
$$;

create function identity.search_terms_of(input text) returns tsvector
language sql immutable parallel safe as $$
  select array_to_tsvector(array_remove(string_to_array(identity.fold(input), ' '), ''))
$$;

-- Sort keys ignore case and accents, so that Émile sorts beside Emile.
create function identity.name_sort_key(first_name text, last_name text, email text, phone text) returns text
language sql immutable parallel safe as $$
  select left(identity.fold(coalesce(
    nullif(trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), ''), email, phone, '')), 120)
$$;

create table identity.users (
  id                       uuid primary key,
  role                     text not null default 'authenticated' check (role <> ''),
  email                    text check (email = lower(email) and length(email) between 3 and 320),
  email_confirmed_at       timestamptz,
  phone                    text check (phone ~ '^[1-9][0-9]{1,14}$'),
  phone_confirmed_at       timestamptz,
  password_hash            text check (password_hash ~ '^\$'),
  password_changed_at      timestamptz,
  new_email                text check (new_email = lower(new_email)),
  new_phone                text check (new_phone ~ '^[1-9][0-9]{1,14}$'),
  email_change_confirmed   text check (email_change_confirmed in ('current', 'new')),
  app_metadata             jsonb not null default '{}' check (jsonb_typeof(app_metadata) = 'object'),
  user_metadata            jsonb not null default '{}' check (jsonb_typeof(user_metadata) = 'object'),
  is_sso_user              boolean not null default false,
  is_anonymous             boolean not null default false,
  invited_at               timestamptz,
  confirmation_sent_at     timestamptz,
  recovery_sent_at         timestamptz,
  email_change_sent_at     timestamptz,
  phone_change_sent_at     timestamptz,
  reauthentication_sent_at timestamptz,
  last_sign_in_at          timestamptz,
  banned_until             timestamptz,
  deleted_at               timestamptz,
  created_at               timestamptz not null,
  updated_at               timestamptz not null,
  check (email_confirmed_at is null or email is not null),
  check (phone_confirmed_at is null or phone is not null),
  check (email_change_confirmed is null or new_email is not null),
  constraint users_anonymous_check check (not is_anonymous or (email is null and phone is null
    and (password_hash is null or new_email is not null or new_phone is not null)))
);
comment on table identity.users is 'Accounts: email, phone, confirmations, bans; never a readable secret.';

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
comment on table identity.identities is 'Identities of a user at a provider.';

-- A factor has the secret of its kind only, encrypted with a key outside the database.
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
comment on table identity.mfa_factors is 'MFA factors of a user.';

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
  check (factor_id is null or aal = 'aal2'),
  foreign key (factor_id) references identity.mfa_factors (id) on delete set null
);
comment on table identity.sessions is 'Open sessions, with device and assurance level.';

-- A session is one family of refresh tokens. A token is derived from its id with a key outside the database: no
-- row reveals it, and a lost response can be answered with the same token again.
create table identity.refresh_tokens (
  id         uuid primary key,
  session_id uuid not null references identity.sessions (id) on delete cascade,
  parent_id  uuid references identity.refresh_tokens (id) on delete cascade,
  created_at timestamptz not null,
  revoked_at timestamptz
);
comment on table identity.refresh_tokens is 'Refresh token family of a session; one token is valid.';

-- Codes and links sent by email and SMS: only the newest of a kind is valid. `digest` is keyed, because six digits
-- could be tried offline.
create table identity.one_time_tokens (
  id            uuid primary key,
  user_id       uuid not null references identity.users (id) on delete cascade,
  kind          text not null check (kind in ('confirmation', 'invite', 'magic_link', 'recovery',
                  'email_change_current', 'email_change_new', 'sms', 'phone_change', 'reauthentication')),
  digest        bytea not null check (length(digest) = 32),
  sent_to       text not null,
  is_pkce       boolean not null default false,
  attempts      integer not null default 0 check (attempts >= 0),
  created_at    timestamptz not null,
  expires_at    timestamptz not null check (expires_at > created_at),
  -- A sign-up before its address is proven: redeeming the code writes it to the account, nothing else does.
  password_hash text check (password_hash ~ '^\$'),
  user_metadata jsonb check (jsonb_typeof(user_metadata) = 'object'),
  language      text check (language in ('fr', 'en', 'ar')),
  identity_id   uuid,
  is_contested  boolean not null default false,
  unique (user_id, kind)
);
comment on table identity.one_time_tokens is 'Codes and links of emails and SMS, as digests.';

-- A sign-in that leaves for a provider or a mailbox and returns with a code.
create table identity.flow_states (
  id                     uuid primary key,
  kind                   text not null check (kind in ('oauth', 'sso/saml', 'magiclink', 'recovery',
                                                       'invite', 'email/signup', 'email_change')),
  user_id                uuid references identity.users (id) on delete cascade,
  linking_user_id        uuid references identity.users (id) on delete cascade,
  provider               text,
  redirect_to            text not null,
  code_challenge         text,
  code_challenge_method  text check (code_challenge_method in ('s256', 'plain')),
  code_digest            bytea unique check (length(code_digest) = 32),
  provider_nonce         text,
  provider_verifier      bytea,
  provider_access_token  bytea,
  provider_refresh_token bytea,
  invite_token_digest    bytea,
  created_at             timestamptz not null,
  code_issued_at         timestamptz,
  used_at                timestamptz,
  -- Binds the flow to the browser that began it, unless the caller proves itself by its verifier.
  browser_digest         bytea check (length(browser_digest) = 32),
  session_not_after      timestamptz,
  check ((code_challenge is null) = (code_challenge_method is null)),
  check (code_digest is null or code_challenge is not null),
  check (kind <> 'oauth' or provider is not null)
);
comment on table identity.flow_states is 'Sign-ins that went to a provider or a mailbox and return with a code.';

-- Replay protection: a signed wallet message opens one session.
create table identity.web3_messages (
  digest     bytea primary key check (length(digest) = 32),
  expires_at timestamptz not null
);
comment on table identity.web3_messages is 'Used wallet messages, until they expire.';

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
comment on table identity.mfa_challenges is 'Open challenges of MFA factors.';

-- An email domain belongs to one single sign-on provider.
create table identity.sso_providers (
  id                uuid primary key,
  entity_id         text not null unique,
  metadata_xml      text not null,
  metadata_url      text,
  attribute_mapping jsonb not null default '{}' check (jsonb_typeof(attribute_mapping) = 'object'),
  name_id_format    text,
  is_disabled       boolean not null default false,
  created_at        timestamptz not null,
  updated_at        timestamptz not null
);
comment on table identity.sso_providers is 'SSO providers whose users sign in at their own identity provider.';

create table identity.sso_domains (
  id          uuid primary key,
  provider_id uuid not null references identity.sso_providers (id) on delete cascade,
  domain      text not null unique check (domain = lower(domain) and domain <> ''),
  created_at  timestamptz not null
);
comment on table identity.sso_domains is 'Email domains of SSO providers.';

create table identity.saml_relay_states (
  id            uuid primary key,
  provider_id   uuid not null references identity.sso_providers (id) on delete cascade,
  request_id    text not null unique,
  redirect_to   text not null,
  flow_state_id uuid references identity.flow_states (id) on delete cascade,
  created_at    timestamptz not null
);
comment on table identity.saml_relay_states is 'SAML sign-ins in progress.';

-- One profile and at most one role per account; no role row means customer.
create table identity.profiles (
  id             uuid primary key,
  user_id        uuid not null unique references identity.users (id) on delete cascade,
  first_name     text,
  last_name      text,
  email          text,
  phone          text,
  address        text,
  city           text,
  wilaya         text check (wilaya ~ '^[0-9]{2}$'),
  language       text not null default 'fr' check (language in ('fr', 'en', 'ar')),
  created_at     timestamptz not null,
  updated_at     timestamptz not null,
  role           text not null default 'customer' check (role in ('customer', 'vendor', 'admin')),
  search_terms   tsvector generated always as (identity.search_terms_of(
                   coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, ''))) stored,
  name_sort_key  text collate "C" generated always as
                   (identity.name_sort_key(first_name, last_name, email, phone)) stored,
  email_sort_key text collate "C" generated always as (left(lower(coalesce(email, '')), 255)) stored
);
comment on table identity.profiles is 'Profiles of users: names, address, language.';

create table identity.user_roles (
  user_id    uuid primary key references identity.users (id) on delete cascade,
  role       text not null check (role in ('customer', 'vendor', 'admin')),
  granted_at timestamptz not null,
  granted_by uuid
);
comment on table identity.user_roles is 'Vendors and admins; no row means customer.';

-- Delivery addresses of a customer; one is the default.
create table identity.addresses (
  id           uuid primary key,
  user_id      uuid not null references identity.users (id) on delete cascade,
  label        text not null default '',
  first_name   text not null,
  last_name    text not null,
  phone        text not null,
  address      text not null,
  city         text not null,
  commune_code text,
  wilaya       text not null check (wilaya ~ '^[0-9]{2}$'),
  postal_code  text,
  is_default   boolean not null default false,
  created_at   timestamptz not null,
  updated_at   timestamptz not null
);
comment on table identity.addresses is 'Delivery addresses of a buyer.';

-- One key signs; former keys stay until the last token they signed has expired.
create table identity.signing_keys (
  kid                   text primary key,
  alg                   text not null check (alg in ('ES256', 'RS256')),
  public_jwk            jsonb not null,
  private_key_encrypted bytea not null,
  status                text not null check (status in ('standby', 'active', 'retired')),
  created_at            timestamptz not null,
  activated_at          timestamptz,
  retired_at            timestamptz,
  check ((status = 'standby') = (activated_at is null)),
  check ((status = 'retired') = (retired_at is not null)),
  check (not public_jwk ? 'd')
);
comment on table identity.signing_keys is 'Keys that sign access tokens, and former ones that still verify.';

-- Replay protection: a SAML assertion opens one session.
create table identity.saml_assertions (
  digest     bytea primary key check (length(digest) = 32),
  expires_at timestamptz not null
);
comment on table identity.saml_assertions is 'Used SAML assertions, until they expire.';

-- Recorded for unknown addresses too: they are throttled like known ones, which reveals nothing.
create table identity.otp_sends (
  digest  bytea primary key check (length(digest) = 32),
  sent_at timestamptz not null
);
comment on table identity.otp_sends is 'Time of the last code sent to an address, as keyed digests.';

create table identity.deactivations (
  user_id        uuid primary key references identity.users (id) on delete cascade,
  email          text,
  banned_until   timestamptz,
  deactivated_at timestamptz not null,
  deactivated_by uuid
);
comment on table identity.deactivations is 'Accounts deactivated by an admin, and the values that reactivation restores.';

-- Users of a single sign-on provider may share an email with an account of ours; the two are never merged.
create unique index users_by_email on identity.users (email) where not is_sso_user;

create unique index users_by_phone on identity.users (phone);
create index users_newest on identity.users (created_at desc, id desc);
create index identities_by_user on identity.identities (user_id);
create index identities_by_email on identity.identities (email) where email is not null;
create unique index mfa_factors_by_phone on identity.mfa_factors (user_id, phone) where phone is not null;
create index sessions_by_user on identity.sessions (user_id);
create index sessions_by_factor on identity.sessions (factor_id) where factor_id is not null;
create unique index refresh_tokens_one_living on identity.refresh_tokens (session_id)
  where revoked_at is null;
create index refresh_tokens_by_session on identity.refresh_tokens (session_id);
create index refresh_tokens_by_parent on identity.refresh_tokens (parent_id);
create index one_time_tokens_by_digest on identity.one_time_tokens (digest);
create index one_time_tokens_by_address on identity.one_time_tokens (sent_to, kind);
create index flow_states_by_user on identity.flow_states (user_id, kind, created_at desc);
create index flow_states_by_age on identity.flow_states (created_at);
create index mfa_challenges_by_factor on identity.mfa_challenges (factor_id, created_at desc);
create index sso_domains_by_provider on identity.sso_domains (provider_id);
create index saml_relay_states_by_age on identity.saml_relay_states (created_at);
create index profiles_newest on identity.profiles (created_at desc, user_id desc);
create index profiles_by_email on identity.profiles (lower(email));
create index profiles_by_role on identity.profiles (role, created_at desc, user_id desc);
create index profiles_by_search_terms on identity.profiles using gin (search_terms);

-- A request for personal data may give a phone number only.
create index profiles_by_phone on identity.profiles (phone) where phone is not null;

create index profiles_in_name_order on identity.profiles (name_sort_key, user_id);
create index profiles_in_email_order on identity.profiles (email_sort_key, user_id);
create index profiles_of_role_in_name_order on identity.profiles (role, name_sort_key, user_id);
create index profiles_of_role_in_email_order on identity.profiles (role, email_sort_key, user_id);
create index user_roles_by_role on identity.user_roles (role);
create index addresses_by_user on identity.addresses (user_id, created_at desc);
create unique index addresses_one_default on identity.addresses (user_id) where is_default;
create unique index signing_keys_one_active on identity.signing_keys (status) where status = 'active';
create index saml_assertions_by_end on identity.saml_assertions (expires_at);
create index otp_sends_by_age on identity.otp_sends (sent_at);

-- Each process caches what a token may do for a short time. Any change that narrows it notifies all of them at
-- commit; the payload is the user id.
create function identity.notify_session_state_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('identity_session_state', coalesce(
    (to_jsonb(old) ->> 'user_id'), (to_jsonb(new) ->> 'user_id'), (to_jsonb(old) ->> 'id')));
  return null;
end $$;

-- Each typed word matches as a prefix; null when no word was typed.
create function identity.parse_search(typed text) returns tsquery
language sql immutable parallel safe as $$
  select string_agg('''' || word || ''':*', ' & ')::tsquery
  from unnest(array_remove(string_to_array(identity.fold(typed), ' '), '')) word
$$;

create function identity.sync_profile_role() returns trigger language plpgsql as $$
begin
  update identity.profiles set role = case when tg_op = 'DELETE' then 'customer' else new.role end
  where user_id = case when tg_op = 'DELETE' then old.user_id else new.user_id end;
  return null;
end $$;

create function identity.init_profile_role() returns trigger language plpgsql as $$
begin
  new.role := coalesce((select role from identity.user_roles where user_id = new.user_id), 'customer');
  return new;
end $$;

create function identity.count_users() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform platform.count_by('people:' || role, count(*)) from added group by role;
  elsif tg_op = 'DELETE' then
    perform platform.count_by('people:' || role, -count(*)) from removed group by role;
  elsif tg_op = 'TRUNCATE' then
    perform platform.skip_counter('people:');
  else
    perform platform.count_by('people:' || old.role, -1), platform.count_by('people:' || new.role, 1);
  end if;
  return null;
end $$;

create trigger a_session_ended after delete on identity.sessions
  for each row execute function identity.notify_session_state_changed();
create trigger a_session_level_changed after update of aal, not_after on identity.sessions
  for each row when (old.aal <> new.aal or old.not_after is distinct from new.not_after)
  execute function identity.notify_session_state_changed();
create trigger a_role_changed after insert or update or delete on identity.user_roles
  for each row execute function identity.notify_session_state_changed();
create trigger a_factor_changed after insert or update of status or delete on identity.mfa_factors
  for each row execute function identity.notify_session_state_changed();
create trigger an_account_changed after update of banned_until, deleted_at on identity.users
  for each row when (old.banned_until is distinct from new.banned_until
                     or old.deleted_at is distinct from new.deleted_at)
  execute function identity.notify_session_state_changed();
create trigger profiles_follow_roles after insert or update of role or delete on identity.user_roles
  for each row execute function identity.sync_profile_role();
create trigger profiles_begin_with_role before insert on identity.profiles
  for each row execute function identity.init_profile_role();
create trigger profiles_counted_in after insert on identity.profiles
  referencing new table as added for each statement execute function identity.count_users();
create trigger profiles_counted_out after delete on identity.profiles
  referencing old table as removed for each statement execute function identity.count_users();
create trigger profiles_counted_off after truncate on identity.profiles
  for each statement execute function identity.count_users();
create trigger profiles_counted_again after update of role on identity.profiles
  for each row when (old.role <> new.role) execute function identity.count_users();
