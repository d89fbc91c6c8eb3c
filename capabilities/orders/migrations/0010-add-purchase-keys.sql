-- Owner: orders. A purchase's key acts as its buyer. It is derived from the nonce with the server's secret
-- and stored nowhere: a new nonce revokes the key. A code that was sent to the buyer is exchanged for the key once.
alter table orders.purchases add column key_nonce uuid not null default gen_random_uuid();
comment on column orders.purchases.key_nonce is 'What the key of the purchase is derived from; a new one revokes the key.';

create table orders.access_codes (
  purchase_id uuid primary key references orders.purchases (id) on delete cascade,
  digest      bytea not null check (octet_length(digest) = 32),
  attempts    smallint not null default 0 check (attempts between 0 and 10),
  sent_at     timestamptz not null,
  expires_at  timestamptz not null check (expires_at > sent_at)
);
comment on table orders.access_codes is 'The newest code sent to the contact of a purchase; ten wrong attempts burn it.';
