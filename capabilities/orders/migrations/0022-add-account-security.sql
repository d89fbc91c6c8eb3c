-- The buyer of the purchase, where policies meet each order: through the purchase they would be asked of every row first.
set local lock_timeout = '5s';
alter table orders.orders add column buyer_id uuid;
comment on column orders.orders.buyer_id is 'Copied from the purchase: the account that sees the order; null of a guest.';
update orders.orders o set buyer_id = p.buyer_id from orders.purchases p
where p.id = o.purchase_id and p.buyer_id is not null;

-- A guest's purchase is attached to an account, a person is erased, a purchase outlives its retention.
create function orders.copy_buyer() returns trigger language plpgsql security definer as $$
begin
  update orders.orders set buyer_id = new.buyer_id where purchase_id = new.id;
  return null;
end $$;
create trigger purchases_buyer_copied after update of buyer_id on orders.purchases
  for each row when (old.buyer_id is distinct from new.buyer_id) execute function orders.copy_buyer();

select platform.isolate_account('orders.purchases',
  'buyer_id = platform.current_account()
    or buyer_id is null and email = (select person.email from identity.users person where person.id = platform.current_account()
      and person.email_confirmed_at is not null and not person.is_email_unproven)');
select platform.isolate_account('orders.orders',
  'buyer_id = platform.current_account()
    or buyer_id is null and (select true from orders.purchases parent where parent.id = purchase_id limit 1)');
select platform.isolate_account('orders.order_items',
  '(select true from orders.orders parent where parent.id = order_id limit 1)');
select platform.isolate_account('orders.parcels',
  '(select true from orders.orders parent where parent.id = order_id limit 1)');
select platform.isolate_account('orders.parcel_items',
  '(select true from orders.parcels parent where parent.id = parcel_id limit 1)');
select platform.isolate_account('orders.parcel_history',
  '(select true from orders.parcels parent where parent.id = parcel_id limit 1)');
select platform.isolate_account('orders.status_history',
  '(select true from orders.orders parent where parent.id = order_id limit 1)');
select platform.isolate_account('orders.address_changes',
  '(select true from orders.orders parent where parent.id = order_id limit 1)');

-- What an order shows of its payment and of the money that is owed to its buyer.
select platform.isolate('payments.intents', 'true');
select platform.isolate_account('payments.intents', null,
  '(select true from orders.purchases parent where parent.id = purchase_id limit 1)');
select platform.isolate('payments.status_history', 'true');
select platform.isolate_account('payments.status_history', null,
  '(select true from payments.intents parent where parent.id = intent_id limit 1)');
select platform.isolate('payments.holds', 'true');
select platform.isolate_account('payments.holds', null,
  '(select true from orders.purchases parent where parent.id = purchase_id limit 1)');
select platform.isolate('payments.refunds', 'true');
select platform.isolate_account('payments.refunds', null,
  '(select true from orders.orders parent where parent.id = order_id limit 1)');
select platform.isolate_account('ledger.journals', null,
  '(select true from orders.orders parent where parent.id = order_id limit 1)');
select platform.isolate_account('ledger.entries', null,
  '(select true from ledger.journals parent where parent.id = journal_id limit 1)');
select platform.isolate_account('ledger.accounts', null, 'true');
