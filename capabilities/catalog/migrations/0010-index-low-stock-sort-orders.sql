-- Owner: catalog. Where they are frequent, products that run out are met on a walk by name or price.
create index short_variants_by_product on catalog.short_variants (product_id);
