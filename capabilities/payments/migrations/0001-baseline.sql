-- Owner: capabilities/payments. Invariant: an intent is captured at most once; a gateway message counts once.
create schema payments;

create table payments.intents (
  id                uuid primary key,
  purchase_id       uuid not null,
  method            text not null check (method in ('cash_on_delivery', 'card_on_delivery', 'edahabia', 'cib')),
  gateway           text check (gateway in ('chargily', 'satim')),
  gateway_id        text,
  amount_centimes   bigint not null check (amount_centimes > 0),
  refunded_centimes bigint not null default 0 check (refunded_centimes between 0 and amount_centimes),
  status            text not null default 'pending' check (status in ('pending', 'captured', 'failed', 'expired', 'cancelled')),
  checkout_url      text,
  expires_at        timestamptz,
  captured_at       timestamptz,
  failed_at         timestamptz,
  failure_reason    text,
  created_at        timestamptz not null,
  poll_count        integer not null default 0 check (poll_count >= 0),
  next_poll_at      timestamptz,
  receipt           jsonb check (jsonb_typeof(receipt) = 'object'),
  check ((method in ('edahabia', 'cib')) = (gateway is not null)),
  check ((status = 'captured') = (captured_at is not null)),
  check (status not in ('failed') or failed_at is not null),
  check (refunded_centimes = 0 or status = 'captured'),
  check (next_poll_at is null or gateway_id is not null)
);
comment on table payments.intents is 'Payment intents of a purchase with their method; online ones have a gateway.';
comment on column payments.intents.next_poll_at is 'Next poll of the gateway; null when the status is final.';

create table payments.gateway_events (
  gateway     text not null check (gateway in ('chargily', 'satim')),
  event_id    text not null,
  intent_id   uuid references payments.intents (id),
  type        text not null,
  payload     jsonb not null,
  received_at timestamptz not null,
  handled_at  timestamptz,
  primary key (gateway, event_id)
);
comment on table payments.gateway_events is 'Signed webhooks of the gateways, each stored and handled once.';

create table payments.status_history (
  id          uuid primary key,
  intent_id   uuid not null references payments.intents (id) on delete cascade,
  from_status text,
  to_status   text not null,
  reason      text,
  happened_at timestamptz not null
);
comment on table payments.status_history is 'Status transitions of payment intents.';

-- What a purchase owes online is one row, its hold, which ends once. An intent is refunded at most once and never
-- above what was captured.
create table payments.holds (
  purchase_id     uuid primary key,
  number          text not null,
  language        text not null check (language in ('fr', 'en', 'ar')),
  amount_centimes bigint not null check (amount_centimes > 0),
  state           text not null default 'open' check (state in ('open', 'paid', 'released', 'paid_on_delivery')),
  expires_at      timestamptz not null,
  created_at      timestamptz not null,
  ended_at        timestamptz,
  check ((state = 'open') = (ended_at is null))
);
comment on table payments.holds is 'Purchases that wait for their online payment, and the outcome of the wait.';

create table payments.refunds (
  id                uuid primary key,
  intent_id         uuid not null references payments.intents (id),
  order_id          uuid not null,
  -- Idempotency key of the caller: the same refund is never made twice.
  reference         text not null unique,
  reason            text not null check (reason in ('cancelled', 'late', 'duplicate', 'returned', 'parcel_returned')),
  amount_centimes   bigint not null check (amount_centimes > 0),
  status            text not null default 'due' check (status in ('due', 'sending', 'manual', 'done', 'cancelled')),
  failure_reason    text,
  gateway_reference text,
  created_at        timestamptz not null,
  settled_at        timestamptz,
  settled_by        uuid,
  check ((status in ('done', 'cancelled')) = (settled_at is not null))
);
comment on table payments.refunds is 'Refunds to a card, by the gateway or manually by an admin.';

create index intents_by_purchase on payments.intents (purchase_id);
create unique index intents_by_gateway on payments.intents (gateway, gateway_id) where gateway_id is not null;
create index intents_open on payments.intents (expires_at) where status = 'pending' and gateway is not null;
create index intents_to_poll on payments.intents (next_poll_at) where next_poll_at is not null;
create index status_history_by_intent on payments.status_history (intent_id, happened_at);
create index holds_open on payments.holds (expires_at) where state = 'open';
create index refunds_by_intent on payments.refunds (intent_id);
create index refunds_by_order on payments.refunds (order_id);
create index refunds_open on payments.refunds (created_at) where status in ('due', 'sending', 'manual');
