-- A remittance that is counted by hand has no file; it may come from an office of the courier.
alter table payouts.remittances add column office text check (length(trim(office)) > 0);
comment on column payouts.remittances.office is 'Office of the courier that brought the cash; null when it was not said.';
create index remittances_by_day on payouts.remittances (received_on) where received_on is not null;
