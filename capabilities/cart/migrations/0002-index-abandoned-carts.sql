-- Owner: cart. A cart left behind is found by its age for the team, and by its contact when an order follows.
create index abandoned_carts_newest on cart.abandoned_carts (last_updated desc, id desc) where not recovered;
drop index cart.abandoned_carts_open;
create index abandoned_carts_by_email on cart.abandoned_carts (customer_email) where not recovered;
create index abandoned_carts_by_phone on cart.abandoned_carts (customer_phone) where not recovered;
create index abandoned_carts_by_age on cart.abandoned_carts (last_updated);
