-- The invoice of an order follows what was delivered: credit notes and further invoices correct it line by line. The
-- operator invoices its deliveries and its commission itself, in series of its own.
set local lock_timeout = '5s';

alter table documents.series alter column vendor_id drop not null;
alter table documents.series add column subject text not null default 'sale' check (subject in ('sale', 'delivery', 'commission'));
alter table documents.series drop constraint series_vendor_id_kind_year_key;
alter table documents.series add constraint series_of_an_issuer unique nulls not distinct (vendor_id, subject, kind, year);
alter table documents.series add constraint series_have_an_issuer check ((subject = 'sale') = (vendor_id is not null));
comment on column documents.series.vendor_id is 'The issuer; null for the operator.';

alter table documents.invoices add column subject text not null default 'sale' check (subject in ('sale', 'delivery', 'commission'));
alter table documents.invoices drop constraint invoices_check2, drop constraint invoices_check5, drop constraint invoices_refund_id_key,
  drop constraint invoices_rounding_centimes_check;
alter table documents.invoices
  add constraint invoices_correct_one check (kind = 'invoice' or corrects is not null or subject = 'commission') not valid,
  add constraint invoices_refund_check check (refund_id is null or kind = 'credit_note') not valid,
  add constraint invoices_of_a_refund unique (refund_id, subject),
  add constraint invoices_rounding_check check (rounding_centimes between -999 and 999) not valid;
comment on column documents.invoices.subject is 'What is invoiced: a sale by the vendor, its delivery or the commission of a month by the operator.';
comment on column documents.invoices.corrects is 'The first invoice of the order, of a credit note or a further invoice.';

drop index documents.invoices_one_living;
create unique index invoices_one_living on documents.invoices (order_id, subject)
  where kind = 'invoice' and cancelled_at is null and corrects is null;
create index invoices_by_order on documents.invoices (order_id);

-- Two documents of the operator never share a reference.
alter table documents.invoices drop column reference;
alter table documents.invoices add column reference text not null generated always as (
  case kind when 'invoice' then 'F' else 'A' end || case subject when 'delivery' then 'L' when 'commission' then 'C' else '' end
  || '-' || year::text || '-' || lpad(number::text, 6, '0')) stored;

alter table documents.invoice_lines add column item text;
alter table documents.invoice_lines add column due_centimes bigint check (due_centimes >= 0);
comment on column documents.invoice_lines.item is 'What a later document corrects: id of the order item, an exchange, the delivery; null before 0002.';
comment on column documents.invoice_lines.due_centimes is 'With VAT.';

create or replace function documents.next_invoice_number() returns trigger language plpgsql as $$
declare
  counter documents.series;
begin
  new.year := extract(year from new.issued_on);
  insert into documents.series as s (vendor_id, subject, kind, year, last_number, last_issued_on)
  values (case when new.subject = 'sale' then new.vendor_id end, new.subject, new.kind, new.year, 1, new.issued_on)
  on conflict (vendor_id, subject, kind, year) do update
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
