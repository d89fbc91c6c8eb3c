-- A page by delivered price reads prices with their vendors, never the whole rows around it. On a large
-- table the operator creates the index concurrently before the release.
create index if not exists listings_by_price_and_vendor
  on search.listings (price_centimes, product_id) include (vendor_id);
drop index if exists search.listings_by_price;
