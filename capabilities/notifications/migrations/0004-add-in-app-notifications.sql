-- Owner: notifications. The bell of a person rings in a place: in the space of a shop for whoever works in
-- it (vendor_id), in the back office for whoever keeps the marketplace (none). What a shop did not open
-- takes its bells along.
alter table notifications.notifications drop constraint notifications_topic_check;
alter table notifications.notifications add constraint notifications_topic_check check (topic in (
  'security', 'orders', 'returns', 'messages', 'reviews', 'payouts', 'stock', 'products', 'team',
  'price_drop', 'back_in_stock', 'marketing'));
alter table notifications.preferences drop constraint preferences_topic_check;
alter table notifications.preferences add constraint preferences_topic_check check (topic in (
  'security', 'orders', 'returns', 'messages', 'reviews', 'payouts', 'stock', 'products', 'team',
  'price_drop', 'back_in_stock', 'marketing'));
alter table notifications.notifications drop constraint notifications_vendor_id_fkey;
alter table notifications.notifications add constraint notifications_vendor_id_fkey
  foreign key (vendor_id) references vendors.vendors (id) on delete cascade;
drop index notifications.notifications_by_user;
drop index notifications.notifications_unread;
create index notifications_by_user on notifications.notifications (user_id, vendor_id, created_at desc, id desc);
create index notifications_unread on notifications.notifications (user_id, vendor_id) where read_at is null;
create index notifications_by_age on notifications.notifications (created_at);
comment on column notifications.notifications.template_key is 'What happened; its words are made when it is read.';
