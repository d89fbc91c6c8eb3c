-- Owner: documents. The numbers of an issuer's invoices in a year have no gap and no double: they
-- come from one counter row, in the order of their dates. An issued invoice is never changed or
-- deleted; it is cancelled in its place or corrected by a credit note. Its sums are its lines'.
create schema documents;

create table documents.legal_rates (
  id            uuid primary key,
  kind          text not null check (kind in ('vat', 'stamp_duty')),
  from_centimes bigint not null default 0 check (from_centimes >= 0),
  rate_bp       integer not null check (rate_bp between 0 and 10000),
  minimum_centimes bigint not null default 0 check (minimum_centimes >= 0),
  is_applied    boolean not null default true,
  source        text not null check (length(trim(source)) > 0),
  valid_from    date not null,
  valid_until   date check (valid_until > valid_from),
  check (kind = 'stamp_duty' or (from_centimes = 0 and minimum_centimes = 0)),
  unique (kind, valid_from, from_centimes, rate_bp)
);
comment on table documents.legal_rates is 'Rates of VAT and stamp duty with the law they come from and the days they hold.';

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
comment on table documents.series is 'The counter of each shop, kind and year; only issuing moves it.';

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
  unique (series_id, number),
  check (total_centimes = subtotal_centimes + vat_centimes + stamp_duty_centimes + rounding_centimes),
  check (extract(year from issued_on) = year),
  check ((kind = 'credit_note') = (corrects is not null)),
  check ((cancelled_at is null) = (cancel_reason is null)),
  check ((buyer is null) = (buyer_erased_at is not null))
);
comment on table documents.invoices is 'Invoices and credit notes as issued: who to whom, sums, words, and the rules that were in force.';
create unique index invoices_one_living on documents.invoices (order_id) where kind = 'invoice' and cancelled_at is null;
create index invoices_by_vendor on documents.invoices (vendor_id, issued_at desc);
create index invoices_by_corrected on documents.invoices (corrects) where corrects is not null;

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
