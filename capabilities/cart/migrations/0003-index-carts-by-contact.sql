-- Owner: cart. What somebody left behind is found by a contact whether it was bought afterwards or not: also for
-- whoever asks what is kept of them.
drop index cart.abandoned_carts_by_email, cart.abandoned_carts_by_phone;
create index abandoned_carts_by_email on cart.abandoned_carts (customer_email) where customer_email is not null;
create index abandoned_carts_by_phone on cart.abandoned_carts (customer_phone) where customer_phone is not null;
-- The cards above the list are added up from these alone: the carts themselves are wide.
drop index cart.abandoned_carts_newest;
create index abandoned_carts_newest on cart.abandoned_carts (last_updated desc, id desc)
  include (subtotal_centimes) where not recovered;
create index abandoned_carts_recovered on cart.abandoned_carts (recovered_at) include (reminded_at) where recovered;
