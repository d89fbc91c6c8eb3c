-- What a vendor owes for a damage (lost goods, short cash) is outside of VAT: a debit note (note de débit) states it, in
-- a series of its own; a credit note takes it back.
set local lock_timeout = '5s';

alter table documents.series drop constraint series_subject_check;
alter table documents.series add constraint series_subject_check
  check (subject in ('sale', 'delivery', 'commission', 'compensation')) not valid;
alter table documents.invoices drop constraint invoices_subject_check;
alter table documents.invoices add constraint invoices_subject_check
  check (subject in ('sale', 'delivery', 'commission', 'compensation')) not valid;
comment on column documents.invoices.subject is 'What is invoiced: a sale by the vendor; by the operator its delivery, or the commission and services, or the compensations, of a month.';

alter table documents.invoices drop constraint invoices_correct_one, drop constraint invoices_order_or_month;
alter table documents.invoices
  add constraint invoices_correct_one check (kind = 'invoice' or corrects is not null or month is not null) not valid,
  add constraint invoices_order_or_month check ((subject in ('commission', 'compensation')) = (order_id is null)
    and (subject in ('commission', 'compensation')) = (month is not null)) not valid;
create unique index invoices_one_compensation_by_month on documents.invoices (vendor_id, month, kind)
  where subject = 'compensation' and cancelled_at is null;
create index invoices_to_vendors on documents.invoices (id desc) where month is not null;

alter table documents.invoices drop column reference;
alter table documents.invoices add column reference text not null generated always as (
  case when subject = 'compensation' then case kind when 'invoice' then 'ND' else 'NC' end
    else case kind when 'invoice' then 'F' else 'A' end || case subject when 'delivery' then 'L' when 'commission' then 'C' else '' end
  end || '-' || year::text || '-' || lpad(number::text, 6, '0')) stored;
