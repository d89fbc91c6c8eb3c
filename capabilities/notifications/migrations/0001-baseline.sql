-- Owner: capabilities/notifications. Invariant: an event reaches a user at most once per channel; marketing needs a dated, versioned consent.
create schema notifications;

create table notifications.preferences (
  user_id         uuid not null references identity.users (id) on delete cascade,
  topic           text not null check (topic in (
                    'security', 'orders', 'returns', 'messages', 'reviews', 'payouts', 'stock', 'products', 'team',
                    'price_drop', 'back_in_stock', 'marketing')),
  channel         text not null check (channel in ('mail', 'sms', 'push', 'in_app', 'whatsapp')),
  is_enabled      boolean not null,
  consented_at    timestamptz,
  consent_version text,
  changed_at      timestamptz not null,
  primary key (user_id, topic, channel),
  check (topic <> 'security' or channel <> 'mail' or is_enabled),
  check ((consented_at is null) = (consent_version is null)),
  check (topic <> 'marketing' or not is_enabled or consented_at is not null)
);
comment on table notifications.preferences is 'Notification preferences per channel; marketing with its consent.';

create table notifications.notifications (
  id           uuid primary key,
  user_id      uuid not null references identity.users (id) on delete cascade,
  vendor_id    uuid references vendors.vendors (id) on delete cascade,
  topic        text not null check (topic in (
                 'security', 'orders', 'returns', 'messages', 'reviews', 'payouts', 'stock', 'products', 'team',
                 'price_drop', 'back_in_stock', 'marketing')),
  template_key text not null check (template_key ~ '^[a-z_]+\.[a-z_]+$'),
  values       jsonb not null default '{}' check (jsonb_typeof(values) = 'object'),
  path         text check (path ~ '^/'),
  event_key    text not null,
  created_at   timestamptz not null,
  read_at      timestamptz check (read_at >= created_at),
  unique (user_id, event_key)
);
comment on table notifications.notifications is 'In-app notifications and their read state. One row per event and user.';
comment on column notifications.notifications.template_key is 'Kind of the notification; its text is rendered when it is read.';

create table notifications.deliveries (
  id              uuid primary key,
  vendor_id       uuid references vendors.vendors (id),
  event_key       text not null,
  topic           text not null,
  channel         text not null check (channel in ('mail', 'sms', 'push', 'whatsapp')),
  recipient       text not null,
  language        text not null check (language in ('fr', 'en', 'ar')),
  template_key    text not null,
  consent_version text,
  state           text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts        smallint not null default 0 check (attempts >= 0),
  reason          text,
  created_at      timestamptz not null,
  sent_at         timestamptz,
  ended_at        timestamptz,
  unique (event_key, channel, recipient),
  check (topic <> 'marketing' or consent_version is not null),
  check (state <> 'sent' or sent_at is not null),
  check ((state = 'failed') = (ended_at is not null)),
  check ((state = 'failed') = (reason is not null))
) with (fillfactor = 85);
comment on table notifications.deliveries is 'Emails with recipient, text and delivery status.';

create table notifications.delivery_history (
  id          uuid primary key,
  delivery_id uuid not null references notifications.deliveries (id) on delete cascade,
  from_state  text,
  to_state    text not null,
  reason      text,
  happened_at timestamptz not null
);
comment on table notifications.delivery_history is 'Delivery attempts with the answers of the provider.';

create index notifications_by_vendor on notifications.notifications (vendor_id, created_at desc) where vendor_id is not null;
create index notifications_by_user on notifications.notifications (user_id, vendor_id, created_at desc, id desc);
create index notifications_unread on notifications.notifications (user_id, vendor_id) where read_at is null;
create index notifications_by_age on notifications.notifications (created_at);
create index deliveries_by_vendor on notifications.deliveries (vendor_id, created_at desc) where vendor_id is not null;
create index deliveries_by_recipient on notifications.deliveries (recipient, created_at desc);
create index delivery_history_by_delivery on notifications.delivery_history (delivery_id, happened_at);
