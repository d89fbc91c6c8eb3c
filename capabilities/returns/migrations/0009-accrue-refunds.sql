-- A refund is in the books from its approval. What was approved before keeps null and is posted when it is paid.
set local lock_timeout = '5s';

alter table returns.refunds add column accrual_journal_id uuid references ledger.journals (id);
comment on column returns.refunds.accrual_journal_id is
  'Journal that owes it to the buyer since its approval; shared with the refund that retries it. Null once it was withdrawn.';

-- Also keeps the version before from posting an accrued refund once more when it pays it.
alter table returns.refunds add constraint refunds_paid_by_accrual
  check (accrual_journal_id is null or journal_id is null or journal_id = accrual_journal_id) not valid;
create index refunds_by_accrual on returns.refunds (accrual_journal_id) where accrual_journal_id is not null;
