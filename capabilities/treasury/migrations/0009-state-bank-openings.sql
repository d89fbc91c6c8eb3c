-- From which day on the books must be at the bank: without it, what is older than the first imported line was never missing.
create table treasury.bank_openings (
  id               uuid primary key,
  opened_on        date not null,
  -- At the beginning of the day, as the bank states it.
  balance_centimes bigint not null,
  stated_by        uuid not null,
  stated_at        timestamptz not null
);
comment on table treasury.bank_openings is 'Opening day and balance of the operator''s bank account; the one that was stated last counts.';
create index bank_openings_newest on treasury.bank_openings (stated_at desc, id desc);
create trigger bank_openings_are_immutable before update or delete on treasury.bank_openings
  for each row execute function treasury.refuse_change();
