-- Owner: vendors. A shop sells only while it is verified and active; each decision on it has an
-- author, a time and, when it is a refusal, a reason.
create schema vendors;

create table vendors.vendors (
  id                  uuid primary key,
  user_id             uuid not null unique references identity.users (id),
  business_name       text not null check (length(trim(business_name)) between 1 and 120),
  business_email      text not null check (position('@' in business_email) > 1),
  business_phone      text,
  business_address    text,
  business_city       text,
  commune_code        text references territory.communes (code),
  business_wilaya     text references territory.wilayas (code),
  description_fr      text,
  description_en      text,
  description_ar      text,
  logo                jsonb,
  cover               jsonb,
  language            text not null default 'fr' check (language in ('fr', 'en', 'ar')),
  kind                text not null default 'company' check (kind in ('company', 'craftsman', 'auto_entrepreneur')),
  verification_status text not null default 'pending' check (verification_status in ('pending', 'verified', 'rejected')),
  is_active           boolean not null default true,
  is_public           boolean generated always as (verification_status = 'verified' and is_active) stored,
  verified_at         timestamptz,
  rejected_at         timestamptz,
  rejection_reason    text,
  deactivated_at      timestamptz,
  requires_phone_confirmation   boolean not null default false,
  charges_vat         boolean not null default true,
  rating_sum          bigint not null default 0 check (rating_sum >= 0),
  rating_count        integer not null default 0 check (rating_count >= 0),
  average_rating      numeric(3, 2) generated always as
                        (case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 2) end) stored,
  terms_accepted_at   timestamptz,
  terms_version       text,
  terms_accepted_from inet,
  created_at          timestamptz not null,
  updated_at          timestamptz not null,
  check (verification_status <> 'verified' or verified_at is not null),
  check ((verification_status = 'rejected') = (rejected_at is not null)),
  check ((verification_status = 'rejected') = (rejection_reason is not null)),
  check (is_active = (deactivated_at is null)),
  check ((terms_accepted_at is null) = (terms_version is null)),
  check (rating_sum between rating_count and 5 * rating_count)
);
comment on table vendors.vendors is 'Shops: who they are, where, whether they may sell, and their kept counters.';
create index vendors_newest on vendors.vendors (created_at desc, id);
create index vendors_public_by_rating on vendors.vendors (average_rating desc, id) where is_public;
create index vendors_public_by_wilaya on vendors.vendors (business_wilaya, average_rating desc) where is_public;
create index vendors_waiting on vendors.vendors (created_at) where verification_status = 'pending';

create table vendors.legal_identities (
  vendor_id  uuid primary key references vendors.vendors (id) on delete cascade,
  legal_name text,
  legal_form text,
  capital_centimes bigint check (capital_centimes >= 0),
  rc         text check (rc ~ '^[0-9]{2}[A-Z][0-9]{7}/[0-9]{2}$' or rc ~ '^[0-9]{2}/[0-9]{2}-[0-9]{7}[A-Z][0-9]{2}$'),
  rc_raw   text,
  nif        text check (nif ~ '^[0-9]{15}([0-9]{5})?$'),
  nis        text check (nis ~ '^[0-9]{15}$'),
  ai         text check (ai ~ '^[0-9]{11}$'),
  updated_at timestamptz not null
);
comment on table vendors.legal_identities is 'The numbers that the law asks a seller to show: RC, NIF, NIS, AI.';

create table vendors.payout_accounts (
  id         uuid primary key,
  vendor_id  uuid not null references vendors.vendors (id) on delete cascade,
  kind       text not null check (kind in ('rib', 'rip', 'ccp')),
  number     text not null check (number ~ '^[0-9]{10,20}$'),
  holder     text not null,
  created_at timestamptz not null,
  retired_at timestamptz
);
comment on table vendors.payout_accounts is 'Where a shop is paid; changing it retires the former one.';
create unique index payout_accounts_current on vendors.payout_accounts (vendor_id) where retired_at is null;

create table vendors.verification_documents (
  id          uuid primary key,
  vendor_id   uuid not null references vendors.vendors (id) on delete cascade,
  kind        text not null check (kind in ('rc', 'nif', 'artisan_card', 'auto_entrepreneur_card', 'identity_card', 'rib', 'other')),
  file_id     uuid not null references media.files (id),
  status      text not null default 'pending' check (status in ('pending', 'accepted', 'refused')),
  reason      text,
  decided_at  timestamptz,
  decided_by  uuid,
  created_at  timestamptz not null,
  check ((status = 'pending') = (decided_at is null)),
  check ((status = 'refused') = (reason is not null))
);
comment on table vendors.verification_documents is 'Papers handed in at registration and what was decided on each.';
create index verification_documents_by_vendor on vendors.verification_documents (vendor_id, created_at desc);

create table vendors.staff (
  vendor_id  uuid not null references vendors.vendors (id) on delete cascade,
  user_id    uuid not null references identity.users (id) on delete cascade,
  role       text not null check (role in ('manager', 'catalogue', 'orders', 'calls')),
  invited_at timestamptz not null,
  joined_at  timestamptz,
  removed_at timestamptz,
  primary key (vendor_id, user_id)
);
comment on table vendors.staff is 'People who work in a shop beside its owner, and what each may do.';
create index staff_by_user on vendors.staff (user_id) where removed_at is null;

create table vendors.closures (
  id        uuid primary key,
  vendor_id uuid not null references vendors.vendors (id) on delete cascade,
  starts_on date not null,
  ends_on   date not null,
  message_fr text,
  message_en text,
  message_ar text,
  check (ends_on >= starts_on)
);
comment on table vendors.closures is 'Days on which a shop ships nothing.';
create index closures_by_vendor on vendors.closures (vendor_id, starts_on);

create table vendors.status_history (
  id          uuid primary key,
  vendor_id   uuid not null references vendors.vendors (id) on delete cascade,
  change      text not null check (change in ('registered', 'verified', 'rejected', 'resubmitted', 'activated', 'deactivated')),
  actor_id    uuid,
  reason      text,
  happened_at timestamptz not null
);
comment on table vendors.status_history is 'Who decided what about a shop, when and why.';
create index status_history_by_vendor on vendors.status_history (vendor_id, happened_at desc);
