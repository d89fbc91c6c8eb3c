select platform.isolate_account('fulfillment.shipments',
  '(select true from orders.orders parent where parent.id = order_id limit 1)');
