-- Owner: orders. The team finds an order by any part of its number among a million: every three letters
-- in a row are a key, so that few orders carry all of those that were typed. A function as dear as this is
-- never run over the table where its index will do.
create function orders.trigrams_of(input text) returns text[] language sql immutable parallel safe cost 1000 as $$
  select array(select distinct substr(lower(input), at, 3) from generate_series(1, length(input) - 2) at)
$$;
create index orders_by_number_part on orders.orders using gin (orders.trigrams_of(order_number));

-- A shop finds its orders by part of a buyer's name or phone as well.
create index purchases_by_part on orders.purchases
  using gin (orders.trigrams_of(first_name || ' ' || last_name || ' ' || phone));
