-- Owner: capabilities/documents. Invariant: invoice numbers of an issuer and year have no gap; an issued invoice never changes.
create schema documents;

create table documents.legal_rates (
  id               uuid primary key,
  kind             text not null check (kind in ('vat', 'stamp_duty')),
  from_centimes    bigint not null default 0 check (from_centimes >= 0),
  rate_bp          integer not null check (rate_bp between 0 and 10000),
  minimum_centimes bigint not null default 0 check (minimum_centimes >= 0),
  is_applied       boolean not null default true,
  source           text not null check (length(trim(source)) > 0),
  valid_from       date not null,
  valid_until      date check (valid_until > valid_from),
  check (kind = 'stamp_duty' or (from_centimes = 0 and minimum_centimes = 0)),
  unique (kind, valid_from, from_centimes, rate_bp)
);
comment on table documents.legal_rates is 'Rates of VAT and stamp duty with their legal basis and effective days.';

create table documents.series (
  id             uuid primary key default gen_random_uuid(),
  vendor_id      uuid not null references vendors.vendors (id),
  kind           text not null check (kind in ('invoice', 'credit_note')),
  year           smallint not null check (year between 2020 and 2200),
  last_number    integer not null check (last_number > 0),
  last_issued_on date not null,
  unique (vendor_id, kind, year),
  check (extract(year from last_issued_on) = year)
) with (fillfactor = 70);
comment on table documents.series is 'Invoice number counter of each vendor, kind and year; only issuing advances it.';

create table documents.invoices (
  id                  uuid primary key,
  series_id           uuid not null references documents.series (id),
  vendor_id           uuid not null references vendors.vendors (id),
  kind                text not null check (kind in ('invoice', 'credit_note')),
  year                smallint not null,
  number              integer not null check (number > 0),
  reference           text not null generated always as (
                        case kind when 'invoice' then 'F' else 'A' end
                        || '-' || year::text || '-' || lpad(number::text, 6, '0')) stored,
  order_id            uuid not null references orders.orders (id),
  corrects            uuid references documents.invoices (id),
  language            text not null check (language in ('fr', 'en', 'ar')),
  seller              jsonb not null check (jsonb_typeof(seller) = 'object'),
  buyer               jsonb check (jsonb_typeof(buyer) = 'object'),
  payment_method      text not null check (payment_method in (
                        'cash_on_delivery', 'card_on_delivery', 'edahabia', 'cib', 'set_off')),
  line_count          smallint not null check (line_count > 0),
  subtotal_centimes   bigint not null check (subtotal_centimes >= 0),
  vat_centimes        bigint not null check (vat_centimes >= 0),
  stamp_duty_centimes bigint not null default 0 check (stamp_duty_centimes >= 0),
  rounding_centimes   bigint not null default 0 check (rounding_centimes between -99 and 99),
  total_centimes      bigint not null check (total_centimes >= 0),
  total_in_words      text not null check (length(trim(total_in_words)) > 0),
  rules               jsonb not null check (jsonb_typeof(rules) = 'object'),
  issued_on           date not null,
  issued_at           timestamptz not null,
  cancelled_at        timestamptz,
  cancel_reason       text,
  buyer_erased_at     timestamptz,
  -- A paid refund has at most one credit note; it corrects the invoice of the same order.
  refund_id           uuid unique references returns.refunds (id),
  unique (series_id, number),
  check (total_centimes = subtotal_centimes + vat_centimes + stamp_duty_centimes + rounding_centimes),
  check (extract(year from issued_on) = year),
  check ((kind = 'credit_note') = (corrects is not null)),
  check ((cancelled_at is null) = (cancel_reason is null)),
  check ((buyer is null) = (buyer_erased_at is not null)),
  check ((kind = 'credit_note') = (refund_id is not null))
);
comment on table documents.invoices is 'Invoices and credit notes as issued: parties, totals, texts, and the rules in force.';

create table documents.invoice_lines (
  invoice_id          uuid not null references documents.invoices (id),
  position            smallint not null check (position > 0),
  designation         text not null,
  quantity            integer not null check (quantity > 0),
  unit_price_centimes bigint not null check (unit_price_centimes >= 0),
  discount_centimes   bigint not null default 0 check (discount_centimes >= 0),
  total_centimes      bigint not null check (total_centimes >= 0),
  vat_bp              integer not null check (vat_bp between 0 and 10000),
  primary key (invoice_id, position)
);
comment on table documents.invoice_lines is 'Lines of an invoice, before tax.';

create table documents.invoice_vat (
  invoice_id    uuid not null references documents.invoices (id),
  vat_bp        integer not null check (vat_bp between 0 and 10000),
  base_centimes bigint not null check (base_centimes >= 0),
  vat_centimes  bigint not null check (vat_centimes >= 0),
  primary key (invoice_id, vat_bp),
  check (vat_bp > 0 or vat_centimes = 0)
);
comment on table documents.invoice_vat is 'VAT of an invoice by rate.';

create unique index invoices_one_living on documents.invoices (order_id) where kind = 'invoice' and cancelled_at is null;
create index invoices_by_vendor on documents.invoices (vendor_id, issued_at desc);
create index invoices_by_corrected on documents.invoices (corrects) where corrects is not null;

-- The database numbers invoices, adds up their lines and refuses changes, so that no bug can break a series. The
-- row of the counter stays locked until commit: numbers follow the dates, and a rollback returns the number.
create function documents.next_invoice_number() returns trigger language plpgsql as $$
declare
  counter documents.series;
begin
  new.year := extract(year from new.issued_on);
  insert into documents.series as s (vendor_id, kind, year, last_number, last_issued_on)
  values (new.vendor_id, new.kind, new.year, 1, new.issued_on)
  on conflict (vendor_id, kind, year) do update
    set last_number = s.last_number + 1, last_issued_on = greatest(s.last_issued_on, new.issued_on)
  returning s.* into counter;
  if new.issued_on < counter.last_issued_on then
    raise exception 'an invoice of % cannot follow one of %', new.issued_on, counter.last_issued_on
      using errcode = 'check_violation';
  end if;
  if new.number is not null and new.number <> counter.last_number then
    raise exception 'the next number is %, not %', counter.last_number, new.number
      using errcode = 'check_violation';
  end if;
  new.series_id := counter.id;
  new.number := counter.last_number;
  return new;
end $$;

create function documents.guard_series() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.last_number <> old.last_number + 1 or new.last_issued_on < old.last_issued_on
     or (new.id, new.kind, new.year) <> (old.id, old.kind, old.year)
     or new.vendor_id is distinct from old.vendor_id then
    raise exception 'a series only moves on by one' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create function documents.check_series() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from documents.invoices i where i.series_id = new.id and i.number = new.last_number)
     or (tg_op = 'INSERT' and new.last_number <> 1) then
    raise exception 'number % of a series has no invoice', new.last_number using errcode = 'check_violation';
  end if;
  return null;
end $$;

create function documents.check_sums(wanted uuid) returns void language plpgsql as $$
declare
  invoice documents.invoices;
  lines   bigint;
  base    bigint;
  vat     bigint;
begin
  select * into invoice from documents.invoices where id = wanted;
  select count(*), coalesce(sum(l.total_centimes), 0) into lines, base
  from documents.invoice_lines l where l.invoice_id = wanted;
  select coalesce(sum(v.vat_centimes), 0) into vat from documents.invoice_vat v where v.invoice_id = wanted;
  if (lines, base, vat) <> (invoice.line_count, invoice.subtotal_centimes, invoice.vat_centimes)
     or exists (
       select 1
       from (select l.vat_bp, sum(l.total_centimes) as base from documents.invoice_lines l
             where l.invoice_id = wanted group by l.vat_bp) of_lines
       full join (select v.vat_bp, v.base_centimes as base from documents.invoice_vat v
                  where v.invoice_id = wanted) of_rates using (vat_bp)
       where of_lines.base is distinct from of_rates.base)
  then
    raise exception 'the sums of invoice % are not those of its lines', invoice.reference
      using errcode = 'check_violation';
  end if;
end $$;

-- Deferred to the commit, when all lines exist; a line that is added later fails.
create function documents.check_invoice() returns trigger language plpgsql as $$
begin
  perform documents.check_sums(new.id);
  return null;
end $$;

create function documents.check_invoice_of_part() returns trigger language plpgsql as $$
begin
  perform documents.check_sums(new.invoice_id);
  return null;
end $$;

create function documents.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%.% keeps its rows as they were issued', tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;

-- Two changes are allowed, once each: cancellation, and removal of the buyer's name and address after the legal
-- retention.
create function documents.guard_invoice() returns trigger language plpgsql as $$
declare
  -- `reference` is computed after this trigger, from columns that are compared.
  may_change constant text[] := array['cancelled_at', 'cancel_reason', 'buyer',
    'buyer_erased_at', 'reference'];
begin
  if (to_jsonb(new) - may_change) <> (to_jsonb(old) - may_change)
     or (old.cancelled_at is not null and (new.cancelled_at, new.cancel_reason)
           is distinct from (old.cancelled_at, old.cancel_reason))
     or (new.buyer is not null and new.buyer is distinct from old.buyer)
     or (old.buyer_erased_at is not null and new.buyer_erased_at is distinct from old.buyer_erased_at) then
    raise exception 'an issued invoice is cancelled or corrected, never changed'
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger invoices_take_a_number before insert on documents.invoices
  for each row execute function documents.next_invoice_number();
create trigger series_move_by_one before update or delete on documents.series
  for each row execute function documents.guard_series();
create constraint trigger series_have_no_gap after insert or update on documents.series
  deferrable initially deferred for each row execute function documents.check_series();
create constraint trigger invoices_add_up after insert on documents.invoices
  deferrable initially deferred for each row execute function documents.check_invoice();
create constraint trigger invoice_lines_add_up after insert on documents.invoice_lines
  deferrable initially deferred for each row execute function documents.check_invoice_of_part();
create constraint trigger invoice_vat_adds_up after insert on documents.invoice_vat
  deferrable initially deferred for each row execute function documents.check_invoice_of_part();
create trigger invoices_are_never_deleted before delete on documents.invoices
  for each row execute function documents.refuse_change();
create trigger invoice_lines_are_kept before update or delete on documents.invoice_lines
  for each row execute function documents.refuse_change();
create trigger invoice_vat_is_kept before update or delete on documents.invoice_vat
  for each row execute function documents.refuse_change();
create trigger invoices_are_kept before update on documents.invoices
  for each row execute function documents.guard_invoice();

insert into documents.legal_rates (id, kind, from_centimes, rate_bp, minimum_centimes, is_applied, source, valid_from) values
  (gen_random_uuid(), 'vat', 0, 1900, 0, true, 'Code des taxes sur le chiffre d''affaires, art. 21 (LF 2017)', '2017-01-01'),
  (gen_random_uuid(), 'vat', 0, 900, 0, true, 'Code des taxes sur le chiffre d''affaires, art. 23 (LF 2017)', '2017-01-01'),
-- No duty up to 300 DA. Whether retail sales bear it is the operator's choice: `is_applied`.
  (gen_random_uuid(), 'stamp_duty', 30001, 100, 500, false, 'LF 2025, art. 46 ; circulaire 14/MF/DGI/LF.2025', '2025-01-01'),
  (gen_random_uuid(), 'stamp_duty', 3000001, 150, 500, false, 'LF 2025, art. 46 ; circulaire 14/MF/DGI/LF.2025', '2025-01-01'),
  (gen_random_uuid(), 'stamp_duty', 10000001, 200, 500, false, 'LF 2025, art. 46 ; circulaire 14/MF/DGI/LF.2025', '2025-01-01');
