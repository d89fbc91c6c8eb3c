select platform.isolate('notifications.notifications', 'vendor_id = platform.current_vendor()');
select platform.isolate('notifications.preferences', null);
select platform.isolate('notifications.deliveries', 'vendor_id = platform.current_vendor()');
select platform.isolate('notifications.delivery_history',
  '(select true from notifications.deliveries parent where parent.id = delivery_id limit 1)');
