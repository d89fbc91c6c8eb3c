-- Owner: identity. What somebody typed while nobody had proven the address waits with the code that
-- proves it: redeeming the code writes it to the account, and nothing else does.
alter table identity.one_time_tokens
  add column password_hash text check (password_hash ~ '^\$'),
  add column user_metadata jsonb check (jsonb_typeof(user_metadata) = 'object'),
  add column language      text check (language in ('fr', 'en', 'ar')),
  add column identity_id   uuid,
  add column is_contested  boolean not null default false;

-- A code that left with the sign-up itself belongs to it: a second one within a minute was refused.
update identity.one_time_tokens t
set password_hash = u.password_hash, user_metadata = u.user_metadata
from identity.users u
where u.id = t.user_id and t.kind in ('confirmation', 'sms')
  and t.created_at < u.created_at + interval '30 seconds'
  and u.email_confirmed_at is null and u.phone_confirmed_at is null
  and u.last_sign_in_at is null and u.invited_at is null and not u.is_anonymous
  and octet_length(u.user_metadata::text) <= 8192;

-- What an earlier sign-up left on an account that nobody has proven opens and says nothing any more.
update identity.users u
set password_hash = null,
    user_metadata = jsonb_strip_nulls(jsonb_build_object('sub', u.id, 'email', u.email,
      'email_verified', false, 'phone_verified', false))
where u.email_confirmed_at is null and u.phone_confirmed_at is null and u.last_sign_in_at is null
  and u.confirmation_sent_at is not null and u.invited_at is null and not u.is_anonymous
  and not u.is_sso_user and u.deleted_at is null;
