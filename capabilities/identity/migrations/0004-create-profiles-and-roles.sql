-- Owner: identity. One profile and at most one role per account; no role row means customer.
create table identity.profiles (
  id         uuid primary key,
  user_id    uuid not null unique references identity.users (id) on delete cascade,
  first_name text,
  last_name  text,
  email      text,
  phone      text,
  address    text,
  city       text,
  wilaya     text check (wilaya ~ '^[0-9]{2}$'),
  language   text not null default 'fr' check (language in ('fr', 'en', 'ar')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table identity.profiles is 'Who a person is in the shop: names, address, language.';
create index profiles_newest on identity.profiles (created_at desc, user_id desc);
create index profiles_by_email on identity.profiles (lower(email));

create table identity.user_roles (
  user_id    uuid primary key references identity.users (id) on delete cascade,
  role       text not null check (role in ('customer', 'vendor', 'admin')),
  granted_at   timestamptz not null,
  granted_by   uuid
);
comment on table identity.user_roles is 'Vendors and administrators; no row means customer.';
create index user_roles_by_role on identity.user_roles (role);

-- Where a customer has parcels sent; one of them is offered first.
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
comment on table identity.addresses is 'Where a customer has parcels sent.';
create index addresses_by_user on identity.addresses (user_id, created_at desc);
create unique index addresses_one_default on identity.addresses (user_id) where is_default;
