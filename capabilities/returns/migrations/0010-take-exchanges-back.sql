-- What an exchange brought may come back as well: it is returned as a line of its own, apart from other pieces of the
-- same order item. Exchanges of before have no price here and stay as they were. Returns are few: the tables are small.
set local lock_timeout = '5s';

alter table returns.exchanges
  add column price_centimes bigint check (price_centimes >= 0),
  add column discount_centimes bigint not null default 0 check (discount_centimes >= 0),
  add column returned_quantity integer not null default 0,
  add constraint exchanges_returned_once check (returned_quantity between 0 and quantity);
comment on column returns.exchanges.price_centimes is 'Of all its pieces, before the discount that is kept of what they replace; null of a replacement.';
comment on column returns.exchanges.returned_quantity is 'Pieces that were asked back: the counter that refuses one too many.';

alter table returns.return_items add column exchange_id uuid references returns.exchanges (return_id);
alter table returns.return_items add column line_id uuid generated always as (coalesce(exchange_id, order_item_id)) stored;
alter table returns.return_items drop constraint return_items_pkey;
alter table returns.return_items add primary key (return_id, line_id);
comment on column returns.return_items.exchange_id is 'The exchange that brought the pieces; null for those of the order itself.';
create index return_items_by_exchange on returns.return_items (exchange_id) where exchange_id is not null;
