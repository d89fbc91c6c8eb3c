-- Owner: cart. A cart itself lives in the browser; here is what outlives it.
create schema cart;

create table cart.wishlist_items (
  user_id              uuid not null references identity.users (id) on delete cascade,
  product_id           uuid not null references catalog.products (id) on delete cascade,
  saved_price_centimes bigint not null check (saved_price_centimes >= 0),
  saved_at             timestamptz not null,
  primary key (user_id, product_id)
);
comment on table cart.wishlist_items is 'Favourites of signed-in people, with the price of the day they were saved.';
create index wishlist_items_by_product on cart.wishlist_items (product_id);

create table cart.abandoned_carts (
  id                uuid primary key,
  session_id        uuid not null unique,
  user_id           uuid references identity.users (id) on delete set null,
  customer_name     text,
  customer_email    text,
  customer_phone    text,
  language          text not null default 'fr' check (language in ('fr', 'en', 'ar')),
  cart_items        jsonb not null check (jsonb_typeof(cart_items) = 'array'),
  subtotal_centimes bigint not null check (subtotal_centimes >= 0),
  shipping_address  jsonb not null default '{}',
  reminder_consent_at timestamptz,
  reminder_consent_version text,
  reminded_at       timestamptz,
  restore_token_hash text unique,
  recovered         boolean not null default false,
  recovered_at      timestamptz,
  last_updated      timestamptz not null,
  check (customer_email is not null or customer_phone is not null),
  check (recovered = (recovered_at is not null)),
  check (reminded_at is null or reminder_consent_at is not null)
);
comment on table cart.abandoned_carts is 'Carts with contact details and no order after them; one reminder, with consent.';
create index abandoned_carts_open on cart.abandoned_carts (last_updated desc) where not recovered;
