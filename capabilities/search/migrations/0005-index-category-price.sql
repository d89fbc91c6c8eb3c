-- Owner: search. A category by price is read along an index: among a million listings the next 24 of a
-- small category would otherwise be met after thousands of others.
create index listings_by_category_price on search.listings (category_slug, price_centimes, product_id);
create index listings_by_group_price on search.listings (group_slug, price_centimes, product_id);
