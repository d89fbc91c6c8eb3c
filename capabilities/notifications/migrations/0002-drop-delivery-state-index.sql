-- Owner: notifications. platform.jobs says which mails wait. Without an index on its state a delivery is
-- marked where it lies.
alter table notifications.deliveries set (fillfactor = 85);
