-- Owner: notifications. An event reaches a person at most once by each channel; advertising only with
-- a consent that has its time and version; what protects an account cannot be switched off.
create schema notifications;

create table notifications.preferences (
  user_id         uuid not null references identity.users (id) on delete cascade,
  topic           text not null check (topic in (
                    'security', 'orders', 'returns', 'messages', 'reviews', 'payouts', 'stock',
                    'price_drop', 'back_in_stock', 'marketing')),
  channel         text not null check (channel in ('mail', 'sms', 'push', 'in_app', 'whatsapp')),
  is_enabled       boolean not null,
  consented_at    timestamptz,
  consent_version text,
  changed_at      timestamptz not null,
  primary key (user_id, topic, channel),
  check (topic <> 'security' or channel <> 'mail' or is_enabled),
  check ((consented_at is null) = (consent_version is null)),
  check (topic <> 'marketing' or not is_enabled or consented_at is not null)
);
comment on table notifications.preferences is 'What a person wants to hear, by which channel; advertising with its consent.';

create table notifications.quiet_hours (
  user_id    uuid primary key references identity.users (id) on delete cascade,
  starts     time not null,
  ends       time not null check (ends <> starts),
  changed_at timestamptz not null
);
comment on table notifications.quiet_hours is 'Hours in which a person is left alone (they may go over midnight).';

create table notifications.push_subscriptions (
  id         uuid primary key,
  user_id    uuid not null references identity.users (id) on delete cascade,
  endpoint   text not null unique check (endpoint ~ '^https://'),
  public_key text not null,
  secret     text not null,
  user_agent text check (length(user_agent) <= 512),
  created_at timestamptz not null,
  failed_at  timestamptz
);
comment on table notifications.push_subscriptions is 'Browsers that asked to be told.';
create index push_subscriptions_by_user on notifications.push_subscriptions (user_id);

create table notifications.notifications (
  id           uuid primary key,
  user_id      uuid not null references identity.users (id) on delete cascade,
  vendor_id    uuid references vendors.vendors (id),
  topic        text not null check (topic in (
                 'security', 'orders', 'returns', 'messages', 'reviews', 'payouts', 'stock',
                 'price_drop', 'back_in_stock', 'marketing')),
  template_key text not null check (template_key ~ '^[a-z]+\.[a-z_]+$'),
  values       jsonb not null default '{}' check (jsonb_typeof(values) = 'object'),
  path         text check (path ~ '^/'),
  event_key    text not null,
  created_at   timestamptz not null,
  read_at      timestamptz check (read_at >= created_at),
  unique (user_id, event_key)
);
comment on table notifications.notifications is 'The bell: what a person was told, and whether it was seen. One row per event and person.';
create index notifications_by_user on notifications.notifications (user_id, created_at desc, id);
create index notifications_unread on notifications.notifications (user_id) where read_at is null;
create index notifications_by_vendor on notifications.notifications (vendor_id, created_at desc) where vendor_id is not null;

create table notifications.deliveries (
  id               uuid primary key,
  notification_id  uuid references notifications.notifications (id) on delete set null,
  vendor_id        uuid references vendors.vendors (id),
  event_key        text not null,
  topic            text not null,
  channel          text not null check (channel in ('mail', 'sms', 'push', 'whatsapp')),
  recipient        text not null,
  language         text not null check (language in ('fr', 'en', 'ar')),
  template_key     text not null,
  version_id       uuid references content.versions (id),
  consent_version  text,
  state            text not null default 'waiting' check (state in (
                     'waiting', 'sent', 'delivered', 'failed', 'bounced', 'suppressed')),
  attempts         smallint not null default 0 check (attempts >= 0),
  not_before       timestamptz not null,
  provider_id      text,
  reason           text,
  created_at       timestamptz not null,
  sent_at          timestamptz,
  delivered_at     timestamptz,
  ended_at         timestamptz,
  unique (event_key, channel, recipient),
  check (topic <> 'marketing' or consent_version is not null),
  check (state not in ('sent', 'delivered') or sent_at is not null),
  check ((state = 'delivered') = (delivered_at is not null)),
  check ((state in ('failed', 'bounced', 'suppressed')) = (ended_at is not null)),
  check ((state in ('failed', 'bounced', 'suppressed')) = (reason is not null))
);
comment on table notifications.deliveries is 'Each mail, SMS and push: to whom, with which words, and what became of it.';
create index deliveries_waiting on notifications.deliveries (not_before) where state = 'waiting';
create index deliveries_by_vendor on notifications.deliveries (vendor_id, created_at desc) where vendor_id is not null;
create index deliveries_by_notification on notifications.deliveries (notification_id);
create index deliveries_by_recipient on notifications.deliveries (recipient, created_at desc);

create table notifications.delivery_history (
  id          uuid primary key,
  delivery_id uuid not null references notifications.deliveries (id) on delete cascade,
  from_state  text,
  to_state    text not null,
  reason      text,
  happened_at timestamptz not null
);
comment on table notifications.delivery_history is 'How a delivery came to its state: tries, answers of the provider.';
create index delivery_history_by_delivery on notifications.delivery_history (delivery_id, happened_at);

create table notifications.suppressions (
  channel          text not null check (channel in ('mail', 'sms', 'push', 'whatsapp')),
  recipient_digest bytea not null check (length(recipient_digest) = 32),
  scope            text not null check (scope in ('all', 'marketing')),
  reason           text not null check (reason in ('opted_out', 'bounced', 'complained', 'erased')),
  suppressed_at    timestamptz not null,
  acknowledged_at  timestamptz check (acknowledged_at >= suppressed_at),
  primary key (channel, recipient_digest, scope)
);
comment on table notifications.suppressions is 'Addresses that are not written to any more, as digests that outlive an erasure.';

create table notifications.webhooks (
  id          uuid primary key,
  vendor_id   uuid references vendors.vendors (id) on delete cascade,
  url         text not null check (url ~ '^https?://'),
  event_types text[] not null check (cardinality(event_types) > 0),
  secret      bytea not null,
  is_active   boolean not null default true,
  failures    integer not null default 0 check (failures >= 0),
  created_by  uuid not null,
  created_at  timestamptz not null,
  disabled_at timestamptz,
  check (is_active = (disabled_at is null))
);
comment on table notifications.webhooks is 'Addresses of a shop''s (or the operator''s) own programs, sent signed events; the secret is encrypted.';
create index webhooks_by_vendor on notifications.webhooks (vendor_id);

create table notifications.webhook_calls (
  id           uuid primary key,
  webhook_id   uuid not null references notifications.webhooks (id) on delete cascade,
  vendor_id    uuid,
  event_key    text not null,
  payload      jsonb not null,
  state        text not null default 'waiting' check (state in ('waiting', 'delivered', 'dead')),
  attempts     smallint not null default 0 check (attempts >= 0),
  next_at      timestamptz,
  last_status  smallint check (last_status between 100 and 599),
  last_error   text,
  created_at   timestamptz not null,
  delivered_at timestamptz,
  replayed_from uuid references notifications.webhook_calls (id),
  check ((state = 'waiting') = (next_at is not null)),
  check ((state = 'delivered') = (delivered_at is not null))
);
comment on table notifications.webhook_calls is 'What was told to which program, each try, and what can be replayed.';
create unique index webhook_calls_once on notifications.webhook_calls (webhook_id, event_key) where replayed_from is null;
create index webhook_calls_due on notifications.webhook_calls (next_at) where state = 'waiting';
create index webhook_calls_by_vendor on notifications.webhook_calls (vendor_id, created_at desc);
