-- A month that was declared is closed: no document bears a date in it, and what is issued late counts when it is issued.
set local lock_timeout = '5s';

create table documents.vat_closings (
  id            uuid primary key,
  month         date not null check (extract(day from month) = 1),
  closed_by     uuid not null,
  closed_at     timestamptz not null,
  reopened_by   uuid,
  reopened_at   timestamptz,
  reopen_reason text check (length(trim(reopen_reason)) > 0),
  check ((reopened_at is null) = (reopened_by is null) and (reopened_at is null) = (reopen_reason is null))
);
comment on table documents.vat_closings is 'Months whose VAT was declared (G50), by whom, and which were opened again.';
create unique index vat_closings_one_open on documents.vat_closings (month) where reopened_at is null;

alter table documents.invoices add column counted_in date check (extract(day from counted_in) = 1);
comment on column documents.invoices.counted_in is 'Month of the VAT journal of a commission that was invoiced after its own month was closed.';
create index invoices_by_counted_month on documents.invoices (counted_in) where counted_in is not null;

create function documents.refuse_closed_month() returns trigger language plpgsql as $$
begin
  if exists (select from documents.vat_closings c where c.reopened_at is null
      and c.month = coalesce(new.counted_in, new.month, date_trunc('month', new.issued_on)::date)) then
    raise exception 'the month of a document of % is closed', new.issued_on using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger invoices_are_of_open_months before insert on documents.invoices
  for each row execute function documents.refuse_closed_month();
