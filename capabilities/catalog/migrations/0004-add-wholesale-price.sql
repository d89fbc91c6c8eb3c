-- A unit price from a quantity on, for buyers who resell. Charged where the shop sells wholesale.
set local lock_timeout = '5s';

alter table catalog.products
  add column wholesale_price_centimes bigint check (wholesale_price_centimes > 0),
  add column wholesale_quantity integer check (wholesale_quantity between 2 and 10000);
comment on column catalog.products.wholesale_price_centimes is 'Price of a unit from the wholesale quantity on.';
comment on column catalog.products.wholesale_quantity is 'Pieces from which the wholesale price is charged.';
