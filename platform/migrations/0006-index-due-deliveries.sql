-- Owner: platform. A claim reads the due deliveries of one subscriber in this order, and stops after a
-- batch: its cost must not grow with the backlog. The condition on next_at is always true; a look for an
-- earlier delivery of an aggregate does not name it, and so never reads a whole subscriber here instead of
-- one aggregate in outbox_deliveries_in_order.
create index outbox_deliveries_due on platform.outbox_deliveries (subscriber, next_at, event_id)
  where state = 'pending' and next_at < 'infinity';
drop index platform.outbox_deliveries_pending;
