-- The buyer's lists show the state of the latest return; returns are above orders and write it here.
set local lock_timeout = '5s';

alter table orders.orders add column return_state text;
comment on column orders.orders.return_state is 'State of its latest return, or the outcome once settled; set by returns.';
