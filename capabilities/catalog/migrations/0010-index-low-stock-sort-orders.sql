-- Owner: catalog. Where they are frequent, products that run out are met on a walk by name or price.
create index low_stock_variants_by_product on catalog.low_stock_variants (product_id);
