select platform.isolate_account('cart.abandoned_carts', 'user_id = platform.current_account()');
select platform.isolate_account('cart.wishlist_items', 'user_id = platform.current_account()');
