-- Owner: notifications. platform.jobs says which mails wait. Without an index on its state a delivery is
-- marked where it lies, and a mail without a bell takes no place in the index of bells.
drop index notifications.deliveries_waiting;
drop index notifications.deliveries_by_notification;
create index deliveries_by_notification on notifications.deliveries (notification_id)
  where notification_id is not null;
alter table notifications.deliveries set (fillfactor = 85);
