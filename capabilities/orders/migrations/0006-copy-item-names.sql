-- Names and options of order items in every language, so that buyer and vendor each read their own.
-- Expand: the job orders.copy_item_names fills the rows of before; until then product_name stands for all languages.
alter table orders.order_items add column product_names jsonb
  check (product_names is null or (product_names ?& array['fr', 'en', 'ar']));
alter table orders.order_items add column variant_labels jsonb
  check (variant_labels is null or (variant_labels ?& array['fr', 'en', 'ar']));
comment on column orders.order_items.product_names is 'Copy of the product name by language; null in rows of before 1.1.';
comment on column orders.order_items.variant_labels is 'Copy of the chosen options by language; null without options.';

-- Shrinks to nothing once the job is done.
create index order_items_without_names on orders.order_items (id) where product_names is null;
