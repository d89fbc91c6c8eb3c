-- Owner: vendors. Whoever works in a shop comes by an invitation that is bound to an address and ends;
-- nobody works in two shops at a time.
create table vendors.staff_invitations (
  id           uuid primary key,
  vendor_id    uuid not null references vendors.vendors (id) on delete cascade,
  email        text not null check (email = lower(email) and position('@' in email) > 1),
  role         text not null check (role in ('manager', 'catalogue', 'orders', 'calls')),
  token_hash   bytea not null unique check (length(token_hash) = 32),
  invited_by   uuid not null,
  invited_at   timestamptz not null,
  expires_at   timestamptz not null,
  accepted_at  timestamptz,
  withdrawn_at timestamptz,
  check (expires_at > invited_at),
  check (accepted_at is null or withdrawn_at is null)
);
comment on table vendors.staff_invitations is 'Who was asked to work in a shop, as what, and until when the link of the mail opens.';
create unique index staff_invitations_waiting on vendors.staff_invitations (vendor_id, email)
  where accepted_at is null and withdrawn_at is null;

drop index vendors.staff_by_user;
create unique index staff_of_one_shop on vendors.staff (user_id) where removed_at is null;
create index staff_by_user on vendors.staff (user_id);
