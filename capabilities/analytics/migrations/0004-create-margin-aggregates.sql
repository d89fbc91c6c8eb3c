-- Owner: analytics. What stays with a shop of its sales, by the day of the order and the product: sums of
-- what the ledger says of each order, each order in them exactly once and as it is now. counted_margins
-- says what an order adds, line by line, with the cost of a piece as it was when it was first counted.
create table analytics.margin_contributions (
  order_id  uuid primary key references orders.orders (id) on delete cascade,
  vendor_id uuid not null,
  placed_on date not null,
  lines     jsonb not null check (jsonb_typeof(lines) = 'array')
) with (fillfactor = 85);
comment on table analytics.margin_contributions is 'What each order adds to the sums of margins, line by line.';
create index margin_contributions_of_shop on analytics.margin_contributions (vendor_id, placed_on);

create table analytics.margin_aggregates (
  vendor_id           uuid not null references vendors.vendors (id),
  placed_on           date not null,
  -- The product of zeros stands for those that are gone.
  product_id          uuid not null,
  quantity              integer not null default 0 check (quantity >= 0),
  returned_quantity         integer not null default 0 check (returned_quantity between 0 and quantity),
  quantity_without_cost integer not null default 0 check (quantity_without_cost >= 0),
  sold_centimes       bigint not null default 0,
  returned_centimes       bigint not null default 0,
  commission_centimes bigint not null default 0,
  vat_centimes        bigint not null default 0,
  pending_centimes    bigint not null default 0,
  cost_centimes       bigint not null default 0 check (cost_centimes >= 0),
  primary key (vendor_id, placed_on, product_id)
) with (fillfactor = 70);
comment on table analytics.margin_aggregates is 'Sold, given back, taken by the marketplace, and what the goods cost: by shop, day of the order and product.';
