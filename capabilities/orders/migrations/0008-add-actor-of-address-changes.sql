-- A vendor corrects an address as well; until now only buyers changed it. A constant default: no rewrite.
set local lock_timeout = '5s';

alter table orders.address_changes add column actor_role text not null default 'buyer'
  constraint address_changes_actor_role_check check (actor_role in ('buyer', 'vendor'));
comment on column orders.address_changes.actor_role is 'Who changed it: the buyer, or the vendor of all orders of the purchase.';
