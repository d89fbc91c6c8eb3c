-- Owner: messaging. A thread is between one buyer and one shop, or one person and the operator;
-- who is told nothing sees nothing: a thread names both sides. A message is never rewritten, it can
-- only lose its words when a person asks to be forgotten or a moderator hides it.
create schema messaging;

create table messaging.threads (
  id              uuid primary key,
  vendor_id       uuid references vendors.vendors (id),
  kind            text not null check (kind in ('order', 'product', 'shop', 'contact')),
  order_id        uuid references orders.orders (id),
  product_id      uuid,
  buyer_id        uuid references identity.users (id) on delete set null,
  guest_name      text,
  guest_email     text check (guest_email = lower(guest_email)),
  guest_phone     text,
  token_digest    bytea unique check (length(token_digest) = 32),
  subject         text not null check (length(trim(subject)) between 1 and 200),
  language        text not null check (language in ('fr', 'en', 'ar')),
  state           text not null default 'open' check (state in ('open', 'answered', 'closed')),
  assigned_to     uuid references identity.users (id) on delete set null,
  buyer_unread    integer not null default 0 check (buyer_unread >= 0),
  seller_unread   integer not null default 0 check (seller_unread >= 0),
  last_message_at timestamptz not null,
  created_at      timestamptz not null,
  answered_at     timestamptz,
  closed_at       timestamptz,
  erased_at       timestamptz,
  check ((kind = 'contact') = (vendor_id is null)),
  check ((kind = 'order') = (order_id is not null)),
  check ((kind = 'product') = (product_id is not null)),
  check (erased_at is not null or num_nonnulls(buyer_id, guest_email, guest_phone) > 0),
  check (erased_at is null or num_nonnulls(guest_name, guest_email, guest_phone) = 0),
  check (state <> 'answered' or answered_at is not null),
  check ((state = 'closed') = (closed_at is not null))
) with (fillfactor = 85);
comment on table messaging.threads is 'Conversations: a buyer and a shop about an order, a product or the shop; or a visitor and the operator.';
create index threads_by_vendor on messaging.threads (vendor_id, last_message_at desc, id);
create index threads_by_buyer on messaging.threads (buyer_id, last_message_at desc, id) where buyer_id is not null;
create index threads_of_contact on messaging.threads (state, last_message_at desc) where kind = 'contact';
create unique index threads_one_an_order on messaging.threads (order_id) where order_id is not null and state <> 'closed';

create table messaging.messages (
  id          uuid primary key,
  vendor_id   uuid references vendors.vendors (id),
  thread_id   uuid not null references messaging.threads (id),
  author_role text not null check (author_role in ('buyer', 'vendor', 'admin', 'system')),
  author_id   uuid references identity.users (id) on delete set null,
  body        text check (length(trim(body)) between 1 and 5000),
  was_masked  boolean not null default false,
  attachments jsonb not null default '[]' check (jsonb_typeof(attachments) = 'array' and jsonb_array_length(attachments) <= 5),
  sent_at     timestamptz not null,
  read_at     timestamptz check (read_at >= sent_at),
  redacted_at timestamptz,
  redacted_by uuid,
  redact_reason text check (redact_reason in ('erasure', 'moderation')),
  check ((body is null) = (redacted_at is not null)),
  check ((redacted_at is null) = (redact_reason is null)),
  check (redacted_at is null or jsonb_array_length(attachments) = 0)
);
comment on table messaging.messages is 'What was said. Telephone numbers and addresses are masked before an order exists.';
create index messages_by_thread on messaging.messages (thread_id, sent_at, id);
create index messages_by_vendor on messaging.messages (vendor_id, sent_at desc);

create function messaging.guard_message() returns trigger language plpgsql as $$
declare
  may_change constant text[] := array['read_at', 'author_id', 'body', 'attachments', 'redacted_at',
    'redacted_by', 'redact_reason'];
begin
  if tg_op = 'DELETE'
     or (to_jsonb(new) - may_change) <> (to_jsonb(old) - may_change)
     or (new.author_id is not null and new.author_id is distinct from old.author_id)
     or (new.redacted_at is null and (new.body, new.attachments) is distinct from (old.body, old.attachments))
     or (old.redacted_at is not null and new.redacted_at is distinct from old.redacted_at) then
    raise exception 'a message is never rewritten' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger messages_are_kept before update or delete on messaging.messages
  for each row execute function messaging.guard_message();

create table messaging.quick_replies (
  id         uuid primary key,
  vendor_id  uuid references vendors.vendors (id) on delete cascade,
  title      text not null check (length(trim(title)) between 1 and 80),
  body       text not null check (length(trim(body)) between 1 and 2000),
  language   text not null check (language in ('fr', 'en', 'ar')),
  position   integer not null default 0,
  updated_at timestamptz not null,
  unique nulls not distinct (vendor_id, language, title)
);
comment on table messaging.quick_replies is 'Answers a shop, or the operator, gives often.';

create table messaging.blocks (
  vendor_id  uuid not null references vendors.vendors (id) on delete cascade,
  user_id    uuid not null references identity.users (id) on delete cascade,
  reason     text not null,
  blocked_by uuid not null,
  blocked_at timestamptz not null,
  primary key (vendor_id, user_id)
);
comment on table messaging.blocks is 'Who may not write to a shop any more; an open order stays reachable.';

create table messaging.reports (
  id          uuid primary key,
  vendor_id   uuid references vendors.vendors (id),
  message_id  uuid not null references messaging.messages (id),
  reporter_id uuid references identity.users (id) on delete set null,
  reason      text not null check (reason in ('insult', 'fraud', 'advertising', 'outside_payment', 'other')),
  note        text,
  state       text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  decided_by  uuid,
  decided_at  timestamptz,
  created_at  timestamptz not null,
  unique (message_id, reporter_id),
  check ((state = 'open') = (decided_at is null)),
  check ((decided_by is null) = (decided_at is null))
);
comment on table messaging.reports is 'Messages that people reported, and what was decided.';
create index reports_by_vendor on messaging.reports (vendor_id, created_at desc);
create index reports_open on messaging.reports (created_at) where state = 'open';

create table messaging.status_history (
  id          uuid primary key,
  vendor_id   uuid,
  thread_id   uuid not null references messaging.threads (id),
  from_state  text,
  to_state    text not null check (to_state is distinct from from_state),
  actor_role  text not null check (actor_role in ('buyer', 'vendor', 'admin', 'system')),
  actor_id    uuid,
  reason      text,
  happened_at timestamptz not null
);
comment on table messaging.status_history is 'Who opened, answered or closed a thread, and when.';
create index status_history_by_thread on messaging.status_history (thread_id, happened_at);
create index status_history_by_vendor on messaging.status_history (vendor_id, happened_at desc);

create function messaging.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%.% keeps its rows as they were written', tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;
create trigger status_history_is_kept before update or delete on messaging.status_history
  for each row execute function messaging.refuse_change();
