-- Owner: returns. The law's days are there from the first day on; days off are dated rows, so that a clock
-- never runs on one; a refund that failed is tried again at most once by each further try.
create table returns.holidays (
  day         date primary key,
  name        text not null check (length(trim(name)) > 0),
  is_expected boolean not null default false,
  source      text not null
);
comment on table returns.holidays is 'Public holidays, on which no working day passes; those of the moon are expected until they are announced.';

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

-- How the buyer wants money back, should it come to that; the variant that an exchange is to bring.
alter table returns.returns
  add column refund_method text check (refund_method in ('cash', 'ccp', 'bank_transfer', 'card')),
  add column refund_destination text check (refund_destination ~ '^[0-9]{10,20}$'),
  add column wanted_variant_id uuid references catalog.variants (id) on delete set null,
  add check ((refund_method in ('ccp', 'bank_transfer')) = (refund_destination is not null));

alter table returns.exchanges add column journal_id uuid references ledger.journals (id);
alter table returns.refunds add column retry_of uuid unique references returns.refunds (id);
-- One exchange gave way to a refund, or was sent back itself: a return keeps each of its tries.
create index refunds_newest on returns.refunds (created_at desc, id desc);
create index returns_newest on returns.returns (requested_at desc, id desc);

insert into returns.returnable_lines (order_item_id, vendor_id, delivered_quantity)
select i.id, o.vendor_id, i.quantity - back.quantity
from orders.orders o
join orders.order_items i on i.order_id = o.id
cross join lateral (
  select coalesce(sum(pi.quantity), 0)::integer as quantity
  from orders.parcel_items pi join orders.parcels pa on pa.id = pi.parcel_id
  where pi.order_item_id = i.id and pa.state in ('returned', 'checked')) back
where o.status = 'delivered' and i.quantity > back.quantity
on conflict do nothing;
