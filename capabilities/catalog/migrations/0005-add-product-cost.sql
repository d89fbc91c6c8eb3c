-- Owner: catalog. What a shop pays for a product is its own affair: nobody else is shown it. Not known is
-- null, never nothing.
alter table catalog.products add column cost_centimes bigint check (cost_centimes >= 0);
comment on column catalog.products.cost_centimes is 'What the shop pays for one piece; null when it has not said.';
