-- The commission of a month is invoiced by the operator to each vendor; a month of refunds has a credit note.
set local lock_timeout = '5s';

alter table documents.invoices alter column order_id drop not null;
alter table documents.invoices add column month date check (extract(day from month) = 1);
comment on column documents.invoices.month is 'First day of the month whose commission is invoiced.';
alter table documents.invoices add constraint invoices_order_or_month
  check ((subject = 'commission') = (order_id is null) and (subject = 'commission') = (month is not null)) not valid;
create unique index invoices_one_by_month on documents.invoices (vendor_id, month, kind)
  where subject = 'commission' and cancelled_at is null;
create index invoices_of_commission on documents.invoices (id desc) where subject = 'commission';
create index invoices_by_month on documents.invoices (month) where month is not null;
create index invoices_by_day on documents.invoices (issued_on, vendor_id);
