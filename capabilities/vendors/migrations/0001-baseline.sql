-- Owner: capabilities/vendors. Invariant: a vendor sells only while verified and active; a decision has its author, time and reason.
create schema vendors;

create table vendors.vendors (
  id                          uuid primary key,
  user_id                     uuid not null unique references identity.users (id),
  business_name               text not null check (length(trim(business_name)) between 1 and 120),
  business_email              text not null check (position('@' in business_email) > 1),
  business_phone              text,
  business_address            text,
  business_city               text,
  commune_code                text references territory.communes (code),
  business_wilaya             text references territory.wilayas (code),
  description_fr              text,
  description_en              text,
  description_ar              text,
  logo                        jsonb,
  cover                       jsonb,
  language                    text not null default 'fr' check (language in ('fr', 'en', 'ar')),
  kind                        text not null default 'company' check (kind in ('company', 'craftsman', 'auto_entrepreneur')),
  verification_status         text not null default 'pending' check (verification_status in ('pending', 'verified', 'rejected')),
  is_active                   boolean not null default true,
  is_public                   boolean generated always as (verification_status = 'verified' and is_active) stored,
  verified_at                 timestamptz,
  rejected_at                 timestamptz,
  rejection_reason            text,
  deactivated_at              timestamptz,
  requires_phone_confirmation boolean not null default false,
  charges_vat                 boolean not null default true,
  rating_sum                  bigint not null default 0 check (rating_sum >= 0),
  rating_count                integer not null default 0 check (rating_count >= 0),
  average_rating              numeric(3, 2) generated always as
                                (case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 2) end) stored,
  terms_accepted_at           timestamptz,
  terms_version               text,
  terms_accepted_from         inet,
  created_at                  timestamptz not null,
  updated_at                  timestamptz not null,
  name_sort_key               text collate "C" not null generated always as (platform.sort_key(business_name)) stored,
  check (verification_status <> 'verified' or verified_at is not null),
  check ((verification_status = 'rejected') = (rejected_at is not null)),
  check ((verification_status = 'rejected') = (rejection_reason is not null)),
  check (is_active = (deactivated_at is null)),
  check ((terms_accepted_at is null) = (terms_version is null)),
  check (rating_sum between rating_count and 5 * rating_count)
);
comment on table vendors.vendors is 'Vendors: business details, address, verification, and their counters.';

create table vendors.legal_identities (
  vendor_id        uuid primary key references vendors.vendors (id) on delete cascade,
  legal_name       text,
  legal_form       text,
  capital_centimes bigint check (capital_centimes >= 0),
  rc               text check (rc ~ '^[0-9]{2}[A-Z][0-9]{7}/[0-9]{2}$' or rc ~ '^[0-9]{2}/[0-9]{2}-[0-9]{7}[A-Z][0-9]{2}$'),
  rc_raw           text,
  nif              text check (nif ~ '^[0-9]{15}([0-9]{5})?$'),
  nis              text check (nis ~ '^[0-9]{15}$'),
  ai               text check (ai ~ '^[0-9]{11}$'),
  updated_at       timestamptz not null,
  -- Vendors outside the trade register are identified by a craftsman's or auto-entrepreneur card.
  craftsman_card   text check (length(craftsman_card) between 4 and 30)
);
comment on table vendors.legal_identities is 'Legal numbers of a vendor, published by law: RC, NIF, NIS, AI.';

create table vendors.payout_accounts (
  id         uuid primary key,
  vendor_id  uuid not null references vendors.vendors (id) on delete cascade,
  kind       text not null check (kind in ('rib', 'rip', 'ccp')),
  number     text not null check (number ~ '^[0-9]{10,20}$'),
  holder     text not null,
  created_at timestamptz not null,
  retired_at timestamptz
);
comment on table vendors.payout_accounts is 'Payout accounts of a vendor; a change retires the former one.';

create table vendors.verification_documents (
  id                  uuid primary key,
  vendor_id           uuid not null references vendors.vendors (id) on delete cascade,
  kind                text not null check (kind in ('rc', 'statutes', 'nif', 'artisan_card',
                        'auto_entrepreneur_card', 'identity_card', 'identity_card_back', 'rib', 'other')),
  file_id             uuid not null references media.files (id),
  status              text not null default 'pending' check (status in ('pending', 'accepted', 'refused')),
  reason              text,
  decided_at          timestamptz,
  decided_by          uuid,
  created_at          timestamptz not null,
  refusal_note        text check (length(trim(refusal_note)) between 1 and 1000),
  expires_on          date,
  -- A vendor is notified once before a document expires and once when it has expired. A replacement is a new row.
  expiry_notified_at  timestamptz,
  expired_notified_at timestamptz,
  check ((status = 'pending') = (decided_at is null)),
  check ((status = 'refused') = (reason is not null)),
  constraint verification_documents_reason_check check (reason in ('unreadable', 'incomplete', 'expired', 'wrong_document', 'no_match', 'other')),
  constraint verification_documents_refusal_note_status_check check (refusal_note is null or status = 'refused'),
  constraint verification_documents_other_check check (reason <> 'other' or refusal_note is not null),
  constraint verification_documents_expiry_check check (expires_on is null or status = 'accepted'),
  constraint verification_documents_decision_check check ((decided_at is null) = (decided_by is null)),
  constraint verification_documents_notified_check check (expires_on is not null or coalesce(expiry_notified_at, expired_notified_at) is null)
);
comment on table vendors.verification_documents is 'Verification documents uploaded at registration, with the decision on each.';

create table vendors.staff (
  vendor_id  uuid not null references vendors.vendors (id) on delete cascade,
  user_id    uuid not null references identity.users (id) on delete cascade,
  role       text not null check (role in ('manager', 'catalogue', 'orders', 'calls')),
  invited_at timestamptz not null,
  joined_at  timestamptz,
  removed_at timestamptz,
  primary key (vendor_id, user_id)
);
comment on table vendors.staff is 'Staff of a vendor beside its owner, with their roles.';

create table vendors.closures (
  id         uuid primary key,
  vendor_id  uuid not null references vendors.vendors (id) on delete cascade,
  starts_on  date not null,
  ends_on    date not null,
  message_fr text,
  message_en text,
  message_ar text,
  check (ends_on >= starts_on)
);
comment on table vendors.closures is 'Closures: days on which a vendor ships nothing.';

create table vendors.status_history (
  id          uuid primary key,
  vendor_id   uuid not null references vendors.vendors (id) on delete cascade,
  change      text not null check (change in ('registered', 'verified', 'rejected', 'resubmitted', 'activated', 'deactivated')),
  actor_id    uuid,
  reason      text,
  happened_at timestamptz not null
);
comment on table vendors.status_history is 'Decisions about a vendor: actor, time, reason.';

-- A verified vendor requests new legal numbers and an admin approves them. Until then the former ones hold; one
-- change is pending at a time.
create table vendors.legal_identity_changes (
  id             uuid primary key,
  vendor_id      uuid not null references vendors.vendors (id) on delete cascade,
  kind           text not null check (kind in ('company', 'craftsman', 'auto_entrepreneur')),
  rc             text check (rc ~ '^[0-9]{2}/[0-9]{2}-[0-9]{7}[A-Z][0-9]{2}$'),
  rc_raw         text,
  nif            text check (nif ~ '^[0-9]{15}([0-9]{5})?$'),
  nis            text check (nis ~ '^[0-9]{15}$'),
  ai             text check (ai ~ '^[0-9]{11}$'),
  craftsman_card text check (length(craftsman_card) between 4 and 30),
  state          text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused', 'withdrawn')),
  reason         text,
  requested_by   uuid not null,
  requested_at   timestamptz not null,
  decided_by     uuid,
  decided_at     timestamptz,
  check ((rc is null) = (rc_raw is null)),
  check ((state = 'waiting') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null)),
  check ((state = 'refused') = (reason is not null))
);
comment on table vendors.legal_identity_changes is 'Requested changes of legal identity by verified vendors, with the decision.';

-- Staff join by an invitation that is bound to an email and expires; a person works for one vendor at a time.
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
comment on table vendors.staff_invitations is 'Invitations of staff: email, role, expiry of the link.';

create index vendors_newest on vendors.vendors (created_at desc, id);
create index vendors_public_by_rating on vendors.vendors (average_rating desc, id) where is_public;
create index vendors_public_by_wilaya on vendors.vendors (business_wilaya, average_rating desc) where is_public;
create index vendors_waiting on vendors.vendors (created_at) where verification_status = 'pending';
create index vendors_in_name_order on vendors.vendors (name_sort_key, id);
create unique index payout_accounts_current on vendors.payout_accounts (vendor_id) where retired_at is null;
create unique index verification_documents_of_a_kind on vendors.verification_documents (vendor_id, kind);
create unique index verification_documents_by_file on vendors.verification_documents (file_id);
create index verification_documents_waiting on vendors.verification_documents (created_at, id) where status = 'pending';
create index verification_documents_ending on vendors.verification_documents (expires_on, id)
  where status = 'accepted' and expires_on is not null and expired_notified_at is null;
create unique index staff_of_one_shop on vendors.staff (user_id) where removed_at is null;
create index staff_by_user on vendors.staff (user_id);
create index closures_by_vendor on vendors.closures (vendor_id, starts_on);
create index status_history_by_vendor on vendors.status_history (vendor_id, happened_at desc);
create unique index legal_identity_changes_waiting on vendors.legal_identity_changes (vendor_id) where state = 'waiting';
create index legal_identity_changes_by_vendor on vendors.legal_identity_changes (vendor_id, requested_at desc);
create unique index staff_invitations_waiting on vendors.staff_invitations (vendor_id, email)
  where accepted_at is null and withdrawn_at is null;

-- Vendors per status are counted by triggers, never by reading them.
create function vendors.count_vendors() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform platform.count_by('shops:' || verification_status, count(*))
    from added group by verification_status;
  elsif tg_op = 'DELETE' then
    perform platform.count_by('shops:' || verification_status, -count(*))
    from removed group by verification_status;
  elsif tg_op = 'TRUNCATE' then
    perform platform.skip_counter('shops:');
  else
    perform platform.count_by('shops:' || old.verification_status, -1),
      platform.count_by('shops:' || new.verification_status, 1);
  end if;
  return null;
end $$;

create trigger shops_counted_in after insert on vendors.vendors
  referencing new table as added for each statement execute function vendors.count_vendors();
create trigger shops_counted_out after delete on vendors.vendors
  referencing old table as removed for each statement execute function vendors.count_vendors();
create trigger shops_counted_off after truncate on vendors.vendors
  for each statement execute function vendors.count_vendors();
create trigger shops_counted_again after update of verification_status on vendors.vendors
  for each row when (old.verification_status <> new.verification_status)
  execute function vendors.count_vendors();
