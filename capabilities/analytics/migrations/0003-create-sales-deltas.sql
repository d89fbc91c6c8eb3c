-- Owner: analytics. How often a product sells is noted with the sums of its orders, each change once,
-- and brought to the catalogue many at a time: a sale does not write its product anew.
create table analytics.sales_deltas (
  product_id uuid not null,
  pieces     integer not null check (pieces <> 0)
);
comment on table analytics.sales_deltas is 'Pieces sold or given back that the products do not count yet.';
