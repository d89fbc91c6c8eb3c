-- Owner: capabilities/returns. Invariant: a line is never returned more often than delivered; a refund is paid once, approved by a second person.
create schema returns;

create table returns.return_policies (
  id                   uuid primary key,
  vendor_id            uuid,
  working_days         smallint not null check (working_days between 1 and 60),
  settle_days          smallint not null check (settle_days between 1 and 60),
  accepts_changed_mind boolean not null default false,
  changed_mind_cost_on text not null default 'buyer' check (changed_mind_cost_on in ('buyer', 'vendor')),
  source               text not null check (length(trim(source)) > 0),
  valid_from           date not null,
  valid_until          date check (valid_until > valid_from),
  created_at           timestamptz not null,
  -- Days that an approved buyer has to send the goods, by the policy of the request; afterwards the return expires
  -- and stock reserved for it is released.
  send_days            smallint not null default 15 check (send_days between 4 and 90),
  unique nulls not distinct (vendor_id, valid_from)
);
comment on table returns.return_policies is 'Days for returning goods and refunding them: the legal minimum (no vendor), or a vendor''s more generous ones.';

create table returns.returns (
  id                   uuid primary key,
  vendor_id            uuid not null,
  order_id             uuid not null references orders.orders (id),
  number               text not null unique check (number ~ '^Y-[0-9A-HJKMNP-TV-Z]{8}-[0-9]+-R[0-9]+$'),
  buyer_id             uuid,
  terms_id             uuid not null references returns.return_policies (id),
  state                text not null default 'requested' check (state in (
                         'requested', 'accepted', 'refused', 'withdrawn', 'returning', 'to_collect',
                         'returned', 'checked', 'settled')),
  reason               text not null check (reason in (
                         'late', 'wrong_item', 'defective', 'damaged', 'incomplete', 'not_as_described',
                         'changed_mind', 'refused_at_door')),
  requested_resolution text not null check (requested_resolution in ('refund', 'replacement', 'repair', 'exchange')),
  note                 text,
  cost_on              text not null check (cost_on in ('vendor', 'buyer', 'marketplace')),
  working_days         smallint not null check (working_days > 0),
  settle_days          smallint not null check (settle_days > 0),
  delivered_on         date,
  return_until_on      date,
  requested_on         date not null,
  is_goodwill          boolean not null default false,
  courier_code         text references shipping.couriers (code),
  tracking             text,
  requested_at         timestamptz not null,
  accepted_at          timestamptz,
  refused_at           timestamptz,
  refuse_reason        text,
  withdrawn_at         timestamptz,
  returning_at         timestamptz,
  to_collect_at        timestamptz,
  returned_at          timestamptz,
  settle_until_on      date,
  checked_at           timestamptz,
  settled_at           timestamptz,
  outcome              text check (outcome in ('refunded', 'replaced', 'repaired', 'exchanged', 'sent_back')),
  -- Chosen by the buyer in case of a refund, or of an exchange.
  refund_method        text check (refund_method in ('cash', 'ccp', 'bank_transfer', 'card')),
  refund_destination   text check (refund_destination ~ '^[0-9]{10,20}$'),
  wanted_variant_id    uuid references catalog.variants (id) on delete set null,
  -- Optimistic lock: raised by each act of a person, not by gateways or jobs.
  version              integer not null default 0 check (version >= 0),
  send_days            smallint not null default 15 check (send_days >= 4),
  -- The deadline runs from the delivery: goods refused on delivery have none.
  check ((reason = 'refused_at_door') = (delivered_on is null)),
  check ((delivered_on is null) = (return_until_on is null)),
  check (return_until_on >= delivered_on + working_days),
  check (requested_on >= delivered_on),
  check (is_goodwill or requested_on <= return_until_on),
  -- The buyer pays the return shipping only after a change of mind.
  check (reason = 'changed_mind' or cost_on <> 'buyer'),
  check ((returned_at is null) = (settle_until_on is null)),
  check (settle_until_on <= (returned_at at time zone 'Africa/Algiers')::date + settle_days),
  check ((state = 'refused') = (refused_at is not null)),
  check ((state = 'refused') = (refuse_reason is not null)),
  check ((state = 'withdrawn') = (withdrawn_at is not null)),
  check (state not in ('accepted', 'returning', 'to_collect', 'returned', 'checked', 'settled')
         or accepted_at is not null),
  check (state <> 'returning' or returning_at is not null),
  check (state <> 'to_collect' or to_collect_at is not null),
  check (state not in ('returned', 'checked') or returned_at is not null),
  check (state <> 'checked' or checked_at is not null),
  check ((state = 'settled') = (settled_at is not null)),
  check ((state = 'settled') = (outcome is not null)),
  check ((refund_method in ('ccp', 'bank_transfer')) = (refund_destination is not null))
) with (fillfactor = 85);
comment on table returns.returns is 'Returns: reason, who pays shipping, deadline, outcome.';
comment on column returns.returns.send_days is 'Days after approval in which the buyer sends the goods.';

create table returns.returnable_lines (
  order_item_id      uuid primary key references orders.order_items (id),
  vendor_id          uuid not null,
  delivered_quantity integer not null check (delivered_quantity > 0),
  returned_quantity  integer not null default 0 check (returned_quantity between 0 and delivered_quantity)
) with (fillfactor = 85);
comment on table returns.returnable_lines is 'Quantity of a delivered item that can still be returned: the counter that refuses one too many.';

create table returns.return_items (
  return_id          uuid not null references returns.returns (id) on delete cascade,
  order_item_id      uuid not null references returns.returnable_lines (order_item_id),
  vendor_id          uuid not null,
  variant_id         uuid references catalog.variants (id) on delete set null,
  quantity           integer not null check (quantity > 0),
  received_quantity  integer check (received_quantity between 0 and quantity),
  condition          text check (condition in ('resellable', 'damaged', 'incomplete', 'wrong_item')),
  restocked_quantity integer not null default 0 check (restocked_quantity >= 0),
  note               text,
  primary key (return_id, order_item_id),
  check ((received_quantity is null) = (condition is null)),
  check (restocked_quantity = 0 or (condition = 'resellable' and restocked_quantity <= received_quantity))
);
comment on table returns.return_items is 'Returned items: quantity received, condition, quantity restocked.';

create table returns.return_photos (
  return_id   uuid not null references returns.returns (id) on delete cascade,
  position    smallint not null check (position between 0 and 4),
  uploaded_by text not null check (uploaded_by in ('buyer', 'vendor', 'courier')),
  image       jsonb not null check (jsonb_typeof(image) = 'object'),
  added_at    timestamptz not null,
  primary key (return_id, uploaded_by, position)
);
comment on table returns.return_photos is 'Photos of the condition: five at most from each side.';

create table returns.exchanges (
  return_id           uuid primary key references returns.returns (id),
  vendor_id           uuid not null,
  variant_id          uuid references catalog.variants (id) on delete set null,
  quantity            integer not null check (quantity > 0),
  difference_centimes bigint not null default 0,
  state               text not null default 'planned' check (state in ('planned', 'sent', 'delivered', 'cancelled')),
  parcel_id           uuid unique references orders.parcels (id),
  created_at          timestamptz not null,
  sent_at             timestamptz,
  delivered_at        timestamptz,
  cancelled_at        timestamptz,
  journal_id          uuid references ledger.journals (id),
  check (state not in ('sent', 'delivered') or (sent_at is not null and parcel_id is not null)),
  check ((state = 'delivered') = (delivered_at is not null)),
  check ((state = 'cancelled') = (cancelled_at is not null))
);
comment on table returns.exchanges is 'Replacement variants of a return, and the price difference (negative: owed to the buyer).';

create table returns.refunds (
  id                uuid primary key,
  vendor_id         uuid not null,
  order_id          uuid not null references orders.orders (id),
  return_id         uuid references returns.returns (id),
  goods_centimes    bigint not null check (goods_centimes >= 0),
  delivery_centimes bigint not null default 0 check (delivery_centimes >= 0),
  amount_centimes   bigint not null check (amount_centimes > 0),
  method            text not null check (method in ('cash', 'ccp', 'bank_transfer', 'card', 'store_credit')),
  destination       text check (destination ~ '^[0-9]{10,20}$'),
  state             text not null default 'due' check (state in ('due', 'approved', 'paid', 'failed', 'cancelled')),
  due_on            date not null,
  created_by        uuid not null,
  approved_by       uuid,
  journal_id        uuid unique references ledger.journals (id),
  reference         text,
  created_at        timestamptz not null,
  approved_at       timestamptz,
  paid_at           timestamptz,
  failed_at         timestamptz,
  fail_reason       text,
  cancelled_at      timestamptz,
  retry_of          uuid unique references returns.refunds (id),
  version           integer not null default 0 check (version >= 0),
  check (amount_centimes = goods_centimes + delivery_centimes),
  check ((method in ('ccp', 'bank_transfer')) = (destination is not null)),
  check ((approved_by is null) = (approved_at is null)),
  check (approved_by <> created_by),
  check (state not in ('approved', 'paid', 'failed') or approved_at is not null),
  check ((state = 'paid') = (paid_at is not null)),
  check ((state = 'paid') = (journal_id is not null)),
  check ((state = 'failed') = (failed_at is not null)),
  check ((state = 'failed') = (fail_reason is not null)),
  check ((state = 'cancelled') = (cancelled_at is not null))
);
comment on table returns.refunds is 'Refunds of returns: amount, method, decided and approved by two people, posted once.';

create table returns.status_history (
  id          uuid primary key,
  vendor_id   uuid not null,
  return_id   uuid references returns.returns (id),
  refund_id   uuid references returns.refunds (id),
  from_state  text,
  to_state    text not null check (to_state is distinct from from_state),
  actor_role  text not null check (actor_role in ('buyer', 'vendor', 'admin', 'courier', 'system')),
  actor_id    uuid,
  reason      text,
  happened_at timestamptz not null,
  check (num_nonnulls(return_id, refund_id) = 1)
);
comment on table returns.status_history is 'Status transitions of returns and refunds: actor, time, reason.';

-- Working days skip these days. The dates of religious holidays are expected until they are announced.
create table returns.holidays (
  day         date primary key,
  name        text not null check (length(trim(name)) > 0),
  is_expected boolean not null default false,
  source      text not null
);
comment on table returns.holidays is 'Public holidays, excluded from working days; religious ones are expected until they are announced.';

create index returns_by_vendor on returns.returns (vendor_id, state, requested_at desc);
create index returns_by_order on returns.returns (order_id);
create index returns_by_buyer on returns.returns (buyer_id, requested_at desc) where buyer_id is not null;
create index returns_to_settle on returns.returns (settle_until_on) where state in ('returned', 'checked');
create index returns_newest on returns.returns (requested_at desc, id desc);

-- A return is found by any part of its number, as an order is.
create index returns_by_number_part on returns.returns using gin (orders.trigrams_of(number));

create index returns_by_wanted_variant on returns.returns (wanted_variant_id) where wanted_variant_id is not null;
create index returns_to_send on returns.returns (accepted_at) where state = 'accepted';
create index returnable_lines_by_vendor on returns.returnable_lines (vendor_id);
create index return_items_by_vendor on returns.return_items (vendor_id, return_id);
create index return_items_by_line on returns.return_items (order_item_id);

-- `on delete set null` of a variant finds its rows by these indexes.
create index return_items_by_variant on returns.return_items (variant_id) where variant_id is not null;

create index exchanges_by_vendor on returns.exchanges (vendor_id, state);
create index exchanges_by_variant on returns.exchanges (variant_id) where variant_id is not null;
create unique index refunds_one_living on returns.refunds (return_id)
  where return_id is not null and state not in ('failed', 'cancelled');
create index refunds_by_vendor on returns.refunds (vendor_id, state, due_on);
create index refunds_by_order on returns.refunds (order_id);
create index refunds_due on returns.refunds (due_on) where state in ('due', 'approved');

-- Newest first, also by state.
create index refunds_newest on returns.refunds (created_at desc, id desc);

create index refunds_by_return on returns.refunds (return_id) where return_id is not null;
create index refunds_by_state on returns.refunds (state, created_at desc, id desc);
create index status_history_by_vendor on returns.status_history (vendor_id, happened_at desc);
create index status_history_by_return on returns.status_history (return_id, happened_at) where return_id is not null;
create index status_history_by_refund on returns.status_history (refund_id, happened_at) where refund_id is not null;

create function returns.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%.% keeps its rows as they were written', tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;

-- An erasure removes the account and the note from a step, and keeps the step.
create function returns.guard_status_history() returns trigger language plpgsql as $$
declare
  may_go constant text[] := array['actor_id', 'reason'];
begin
  if tg_op = 'UPDATE' and old.actor_role = 'buyer' and num_nonnulls(new.actor_id, new.reason) = 0
     and to_jsonb(new) - may_go = to_jsonb(old) - may_go then
    return new;
  end if;
  raise exception '%.% keeps its rows as they were written', tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;

create trigger status_history_is_kept before update or delete on returns.status_history
  for each row execute function returns.guard_status_history();

insert into returns.holidays (day, name, source)
select make_date(year, month, day), name, 'loi 63-278'
from generate_series(2025, 2032) as year,
  (values (1, 1, 'Nouvel an'), (1, 12, 'Yennayer'), (5, 1, 'Fête du travail'),
    (7, 5, 'Fête de l’indépendance'), (11, 1, 'Fête de la révolution')) as fixed (month, day, name);

insert into returns.holidays (day, name, is_expected, source)
select first + n, name, true, 'loi 63-278; calendrier Oumm al-Qoura'
from (values
  (date '2026-03-20', 3, 'Aïd el-Fitr'), (date '2026-05-27', 3, 'Aïd el-Adha'),
  (date '2026-06-16', 1, 'Awal Moharram'), (date '2026-06-25', 1, 'Achoura'),
  (date '2026-08-25', 1, 'Mawlid Ennabaoui'),
  (date '2027-03-09', 3, 'Aïd el-Fitr'), (date '2027-05-16', 3, 'Aïd el-Adha'),
  (date '2027-06-06', 1, 'Awal Moharram'), (date '2027-06-15', 1, 'Achoura'),
  (date '2027-08-14', 1, 'Mawlid Ennabaoui'),
  (date '2028-02-26', 3, 'Aïd el-Fitr'), (date '2028-05-05', 3, 'Aïd el-Adha'),
  (date '2028-05-25', 1, 'Awal Moharram'), (date '2028-06-03', 1, 'Achoura'),
  (date '2028-08-03', 1, 'Mawlid Ennabaoui')) as feast (first, days, name),
  generate_series(0, days - 1) as n
on conflict (day) do nothing;

insert into returns.return_policies (id, vendor_id, working_days, settle_days, source, valid_from, created_at)
values ('019b76da-a800-7000-8000-00000000c0de', null, 4, 15, 'loi 18-05, art. 22 et 23', '2018-05-16', now())
on conflict do nothing;
