-- Owner: payments. What a purchase owes online stands on one row, its hold: it ends once. Money of an
-- intent is given back at most once, and never more of it than was taken.
create table payments.holds (
  purchase_id     uuid primary key,
  number          text not null,
  language        text not null check (language in ('fr', 'en', 'ar')),
  amount_centimes bigint not null check (amount_centimes > 0),
  state           text not null default 'open' check (state in ('open', 'paid', 'released', 'at_the_door')),
  expires_at      timestamptz not null,
  created_at      timestamptz not null,
  ended_at        timestamptz,
  check ((state = 'open') = (ended_at is null))
);
comment on table payments.holds is 'A purchase that waits for its online payment, and how the waiting ended.';
create index holds_open on payments.holds (expires_at) where state = 'open';

alter table payments.intents
  add column poll_count  integer not null default 0 check (poll_count >= 0),
  add column next_poll_at timestamptz,
  add column receipt jsonb check (jsonb_typeof(receipt) = 'object'),
  add check (next_poll_at is null or gateway_id is not null);
comment on column payments.intents.next_poll_at is 'When the gateway is polled next; null when nothing can change any more.';
create index intents_to_poll on payments.intents (next_poll_at) where next_poll_at is not null;

create table payments.refunds (
  id                uuid primary key,
  intent_id         uuid not null references payments.intents (id),
  order_id          uuid not null,
  -- What it is for, in the words of whoever asked: the same is never given back twice.
  reference         text not null unique,
  reason            text not null check (reason in ('cancelled', 'late', 'twice', 'returned')),
  amount_centimes   bigint not null check (amount_centimes > 0),
  status            text not null default 'due' check (status in ('due', 'sending', 'by_hand', 'done', 'withdrawn')),
  failure_reason           text,
  gateway_reference text,
  created_at        timestamptz not null,
  settled_at        timestamptz,
  settled_by        uuid,
  check ((status in ('done', 'withdrawn')) = (settled_at is not null))
);
comment on table payments.refunds is 'Money on its way back to a card, by the gateway or by somebody of the team.';
create index refunds_by_intent on payments.refunds (intent_id);
create index refunds_by_order on payments.refunds (order_id);
create index refunds_open on payments.refunds (created_at) where status in ('due', 'sending', 'by_hand');
