select platform.isolate_account('returns.returns',
  'buyer_id = platform.current_account()
    or buyer_id is null and (select true from orders.orders parent where parent.id = order_id limit 1)');
select platform.isolate_account('returns.return_items',
  '(select true from returns.returns parent where parent.id = return_id limit 1)');
select platform.isolate_account('returns.return_photos',
  '(select true from returns.returns parent where parent.id = return_id limit 1)');
select platform.isolate_account('returns.exchanges',
  '(select true from returns.returns parent where parent.id = return_id limit 1)');
select platform.isolate_account('returns.refunds',
  '(select true from orders.orders parent where parent.id = order_id limit 1)');
select platform.isolate_account('returns.status_history',
  '(select true from returns.returns parent where parent.id = return_id limit 1)');
select platform.isolate_account('returns.returnable_lines',
  '(select true from orders.order_items parent where parent.id = order_item_id limit 1)');
select platform.isolate_account('returns.return_policies', null, 'true');
grant select on returns.holidays to yova_account;
