-- The cut-off of a month, and the orders that it rests on.
set local lock_timeout = '5s';

create table treasury.cut_offs (
  month       date primary key check (extract(day from month) = 1),
  -- Both null when everything was delivered.
  journal_id  uuid unique references ledger.journals (id),
  reversal_id uuid unique references ledger.journals (id),
  posted_at   timestamptz not null,
  check ((journal_id is null) = (reversal_id is null))
);
comment on table treasury.cut_offs is 'Cut-offs: what was sold and not delivered by the end of a month, in no income of it.';

create table treasury.cut_off_orders (
  month               date not null references treasury.cut_offs (month),
  order_id            uuid not null references orders.orders (id),
  -- Of what was not delivered: its price to the buyer, what the vendor and the operator have of it, and who owes or paid it.
  price_centimes      bigint not null,
  payable_centimes    bigint not null,
  commission_centimes bigint not null,
  delivery_centimes   bigint not null,
  discount_centimes   bigint not null,
  rounding_centimes   bigint not null,
  receivable_centimes bigint not null,
  advance_centimes    bigint not null,
  deferred_centimes   bigint not null,
  primary key (month, order_id),
  check (deferred_centimes = commission_centimes + delivery_centimes + rounding_centimes - discount_centimes
    + payable_centimes - receivable_centimes - advance_centimes)
);
comment on table treasury.cut_off_orders is 'Orders of a cut-off, with the part of them that was not delivered.';
create index cut_off_orders_by_order on treasury.cut_off_orders (order_id);
