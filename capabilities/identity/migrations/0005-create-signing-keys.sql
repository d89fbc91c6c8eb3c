-- Owner: identity. One key signs; those before it stay until the last token they signed is over.
create table identity.signing_keys (
  kid            text primary key,
  alg            text not null check (alg in ('ES256', 'RS256')),
  public_jwk     jsonb not null,
  private_key_encrypted bytea not null,
  status         text not null check (status in ('standby', 'active', 'retired')),
  created_at     timestamptz not null,
  activated_at   timestamptz,
  retired_at     timestamptz,
  check ((status = 'standby') = (activated_at is null)),
  check ((status = 'retired') = (retired_at is not null)),
  check (not public_jwk ? 'd')
);
comment on table identity.signing_keys is 'Keys that sign access tokens, and those that still verify.';
create unique index signing_keys_one_active on identity.signing_keys (status) where status = 'active';

-- What a token may do is remembered for a short while by every process. Whatever narrows it, by
-- whichever way, tells them all at the commit; the payload is the user.
create function identity.notify_session_state_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('identity_session_state', coalesce(
    (to_jsonb(old) ->> 'user_id'), (to_jsonb(new) ->> 'user_id'), (to_jsonb(old) ->> 'id')));
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
