-- A manual journal counts on the accounting date that its author chose; any other on the day of its posting.
set local lock_timeout = '5s';

alter table ledger.journals add column accounted_on date;
comment on column ledger.journals.accounted_on is 'Accounting date of a manual journal, never after its posting; null: the day of the posting.';
create index if not exists journals_by_accounting_date on ledger.journals (accounted_on) where accounted_on is not null;
