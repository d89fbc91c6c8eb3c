-- The log of emails is searched by address and by order number. Empty in rows from before: their template was stored
-- by the kind of event only.
alter table notifications.deliveries add column occasion text, add column reference text;
comment on column notifications.deliveries.occasion is 'Key of the email template.';
comment on column notifications.deliveries.reference is 'Number of the order, purchase or request that the email is about.';

create index deliveries_by_reference on notifications.deliveries (reference text_pattern_ops) where reference is not null;
create index deliveries_by_address on notifications.deliveries (lower(recipient) text_pattern_ops);
create index deliveries_failed on notifications.deliveries (id desc) where state = 'failed';
create index deliveries_waiting on notifications.deliveries (id desc) where state = 'waiting';
