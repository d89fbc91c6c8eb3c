-- Owner: returns. A return is found by any part of its number as an order is: by keys of three letters.
-- The state of a refund is its tab, read newest first.
create index returns_by_number_part on returns.returns using gin (orders.trigrams_of(number));
create index refunds_by_return on returns.refunds (return_id) where return_id is not null;
create index refunds_by_state on returns.refunds (state, created_at desc, id desc);
