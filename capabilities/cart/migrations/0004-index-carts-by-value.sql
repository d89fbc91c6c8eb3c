-- Owner: cart. The dearest of the carts left behind come first, or the cheapest.
create index abandoned_carts_by_value on cart.abandoned_carts (subtotal_centimes, id) where not recovered;
