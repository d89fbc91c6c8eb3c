-- Owner: payments. An intent is captured at most once; a gateway's message counts once however often it comes.
create schema payments;

create table payments.intents (
  id               uuid primary key,
  purchase_id      uuid not null,
  method           text not null check (method in ('cash_on_delivery', 'card_on_delivery', 'edahabia', 'cib')),
  gateway          text check (gateway in ('chargily', 'satim')),
  gateway_id       text,
  amount_centimes  bigint not null check (amount_centimes > 0),
  refunded_centimes bigint not null default 0 check (refunded_centimes between 0 and amount_centimes),
  status           text not null default 'pending' check (status in ('pending', 'captured', 'failed', 'expired', 'cancelled')),
  checkout_url     text,
  expires_at       timestamptz,
  captured_at      timestamptz,
  failed_at        timestamptz,
  failure_reason   text,
  created_at       timestamptz not null,
  check ((method in ('edahabia', 'cib')) = (gateway is not null)),
  check ((status = 'captured') = (captured_at is not null)),
  check (status not in ('failed') or failed_at is not null),
  check (refunded_centimes = 0 or status = 'captured')
);
comment on table payments.intents is 'What a purchase means to pay and how; online ones carry their gateway.';
create index intents_by_purchase on payments.intents (purchase_id);
create unique index intents_by_gateway on payments.intents (gateway, gateway_id) where gateway_id is not null;
create index intents_open on payments.intents (expires_at) where status = 'pending' and gateway is not null;

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
comment on table payments.gateway_events is 'Signed messages of the gateways, each kept and handled once.';

create table payments.status_history (
  id          uuid primary key,
  intent_id   uuid not null references payments.intents (id) on delete cascade,
  from_status text,
  to_status   text not null,
  reason      text,
  happened_at timestamptz not null
);
comment on table payments.status_history is 'How an intent came to its state.';
create index status_history_by_intent on payments.status_history (intent_id, happened_at);
