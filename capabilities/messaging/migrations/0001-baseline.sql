-- Owner: capabilities/messaging. Invariant: a thread names both of its sides; a message is never rewritten, only redacted.
create schema messaging;

create table messaging.threads (
  id              uuid primary key,
  vendor_id       uuid references vendors.vendors (id),
  kind            text not null check (kind in ('order', 'shop', 'contact')),
  order_id        uuid references orders.orders (id),
  buyer_id        uuid references identity.users (id) on delete set null,
  guest_name      text,
  guest_email     text check (guest_email = lower(guest_email)),
  guest_phone     text,
  subject         text not null check (length(trim(subject)) between 1 and 200),
  language        text not null check (language in ('fr', 'en', 'ar')),
  state           text not null default 'open' check (state in ('open', 'answered', 'closed')),
  buyer_unread    integer not null default 0 check (buyer_unread >= 0),
  seller_unread   integer not null default 0 check (seller_unread >= 0),
  last_message_at timestamptz not null,
  created_at      timestamptz not null,
  answered_at     timestamptz,
  closed_at       timestamptz,
  erased_at       timestamptz,
  check ((kind = 'contact') = (vendor_id is null)),
  check ((kind = 'order') = (order_id is not null)),
  check (erased_at is not null or num_nonnulls(buyer_id, guest_email, guest_phone) > 0),
  check (erased_at is null or num_nonnulls(guest_name, guest_email, guest_phone) = 0),
  check (state <> 'answered' or answered_at is not null),
  check ((state = 'closed') = (closed_at is not null))
) with (fillfactor = 85);
comment on table messaging.threads is 'Conversations: a buyer and a vendor about an order or the vendor; or a visitor and the operator.';

create table messaging.messages (
  id            uuid primary key,
  vendor_id     uuid references vendors.vendors (id),
  thread_id     uuid not null references messaging.threads (id),
  author_role   text not null check (author_role in ('buyer', 'vendor', 'admin', 'system')),
  author_id     uuid references identity.users (id) on delete set null,
  body          text check (length(trim(body)) between 1 and 5000),
  was_masked    boolean not null default false,
  attachments   jsonb not null default '[]' check (jsonb_typeof(attachments) = 'array' and jsonb_array_length(attachments) <= 5),
  sent_at       timestamptz not null,
  read_at       timestamptz check (read_at >= sent_at),
  redacted_at   timestamptz,
  redact_reason text check (redact_reason in ('erasure', 'moderation')),
  check ((body is null) = (redacted_at is not null)),
  check ((redacted_at is null) = (redact_reason is null)),
  check (redacted_at is null or jsonb_array_length(attachments) = 0)
);
comment on table messaging.messages is 'Messages of conversations. Phone numbers and addresses are masked before an order exists.';

create table messaging.status_history (
  id          uuid primary key,
  vendor_id   uuid,
  thread_id   uuid not null references messaging.threads (id),
  from_state  text,
  to_state    text not null check (to_state is distinct from from_state),
  actor_role  text not null check (actor_role in ('buyer', 'vendor', 'admin', 'system')),
  actor_id    uuid,
  happened_at timestamptz not null
);
comment on table messaging.status_history is 'Opening, answering and closing of threads, with actor and time.';

create index threads_by_vendor on messaging.threads (vendor_id, last_message_at desc, id);
create index threads_by_buyer on messaging.threads (buyer_id, last_message_at desc, id) where buyer_id is not null;
create index threads_of_contact on messaging.threads (state, last_message_at desc) where kind = 'contact';
create unique index threads_one_an_order on messaging.threads (order_id) where order_id is not null and state <> 'closed';

-- A buyer and a vendor have one open conversation beside those about orders.
create unique index threads_one_a_shop on messaging.threads (vendor_id, buyer_id)
  where kind = 'shop' and state <> 'closed' and buyer_id is not null;

create index threads_unread_by_vendor on messaging.threads (vendor_id) where seller_unread > 0;
create index threads_unread_by_buyer on messaging.threads (buyer_id) where buyer_unread > 0;

-- A request for personal data finds a guest by the email alone.
create index threads_by_guest on messaging.threads (guest_email) where guest_email is not null;

create index messages_by_thread on messaging.messages (thread_id, sent_at, id);
create index messages_by_vendor on messaging.messages (vendor_id, sent_at desc);
create index status_history_by_thread on messaging.status_history (thread_id, happened_at);
create index status_history_by_vendor on messaging.status_history (vendor_id, happened_at desc);

create function messaging.guard_message() returns trigger language plpgsql as $$
declare
  may_change constant text[] := array['read_at', 'author_id', 'body', 'attachments', 'redacted_at',
    'redact_reason'];
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

create function messaging.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%.% keeps its rows as they were written', tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;

create trigger messages_are_kept before update or delete on messaging.messages
  for each row execute function messaging.guard_message();
create trigger status_history_is_kept before update or delete on messaging.status_history
  for each row execute function messaging.refuse_change();
