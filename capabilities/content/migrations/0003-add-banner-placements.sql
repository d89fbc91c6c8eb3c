-- A banner stands where it is asked to: above a category (one, or each), what a search found, the cart
-- and the list of shops.
alter table content.banners drop constraint banners_place_check;
alter table content.banners add constraint banners_place_check check (place in
  ('home_hero', 'home_strip', 'category', 'search', 'cart', 'vendors', 'vendor_space', 'notice'));
alter table content.banners drop constraint banners_check1;
alter table content.banners add constraint banners_category_check
  check (category_slug is null or place = 'category');
