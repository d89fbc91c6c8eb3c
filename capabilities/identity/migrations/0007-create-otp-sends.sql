-- Owner: identity. When something that carries a code was last asked for, whether or not anybody
-- has that address: an address that is unknown waits as long as one that is known.
create table identity.otp_sends (
  digest  bytea primary key check (length(digest) = 32),
  sent_at timestamptz not null
);
comment on table identity.otp_sends is 'When a code was last asked for an address, as keyed digests.';
create index otp_sends_by_age on identity.otp_sends (sent_at);

-- Somebody without an address may choose their password together with the address they wait for.
alter table identity.users
  drop constraint users_check3,
  add constraint users_anonymous_check check (not is_anonymous or (email is null and phone is null
    and (password_hash is null or new_email is not null or new_phone is not null)));
