select platform.isolate_account('phone_confirmation.call_tasks',
  '(select true from orders.orders parent where parent.id = order_id limit 1)');
