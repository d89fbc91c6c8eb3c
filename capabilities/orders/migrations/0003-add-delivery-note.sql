-- Owner: orders. An order has at most one note for whoever brings it: what the buyer said of the place.
alter table orders.orders add column delivery_note text
  check (length(trim(delivery_note)) between 1 and 300);
