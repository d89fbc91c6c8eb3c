select platform.isolate('cart.abandoned_carts', null);
select platform.isolate('cart.wishlist_items', null);
