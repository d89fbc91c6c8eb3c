-- What the operator's bank says, by its CSV, and which records of the books each line is. It posts nothing.
create table treasury.bank_statements (
  id            uuid primary key,
  file_name     text not null check (length(trim(file_name)) > 0),
  file_sha256   text not null unique check (file_sha256 ~ '^[0-9a-f]{64}$'),
  -- Lines of the file that an earlier one had.
  known_count   integer not null check (known_count >= 0),
  from_on       date not null,
  until_on      date not null check (until_on >= from_on),
  -- After its last line; null when the file has none.
  balance_centimes bigint,
  imported_by   uuid not null,
  imported_at   timestamptz not null
);
comment on table treasury.bank_statements is 'Imported CSV files of the operator''s bank account.';
create index bank_statements_newest on treasury.bank_statements (imported_at desc, id desc);

create table treasury.bank_lines (
  id               uuid primary key,
  statement_id     uuid not null references treasury.bank_statements (id),
  booked_on        date not null,
  label            text not null check (length(trim(label)) > 0),
  amount_centimes  bigint not null check (amount_centimes <> 0),
  balance_centimes bigint,
  -- Lines may be alike in day, label and amount.
  occurrence       integer not null check (occurrence > 0),
  -- A person unlinked it: matching leaves it alone.
  is_left_to_hand  boolean not null default false,
  unique (booked_on, amount_centimes, label, occurrence)
);
comment on table treasury.bank_lines is 'What reached (positive) or left the operator''s bank account, each line once.';
create index bank_lines_newest on treasury.bank_lines (booked_on desc, id desc);
create index bank_lines_by_statement on treasury.bank_lines (statement_id, booked_on desc, id desc);

create table treasury.bank_links (
  record_kind  text not null check (record_kind in (
                 'remittance', 'gateway_settlement', 'payout', 'vendor_settlement', 'refund', 'manual_journal')),
  record_id    uuid not null,
  bank_line_id uuid not null references treasury.bank_lines (id),
  found_by     text not null check (found_by in ('reference', 'amount', 'hand')),
  linked_by    uuid not null,
  linked_at    timestamptz not null,
  -- A record is linked once.
  primary key (record_kind, record_id)
);
comment on table treasury.bank_links is 'Records of the books that a line of the bank is; their sum is the line.';
create index bank_links_by_line on treasury.bank_links (bank_line_id);

create function treasury.guard_bank_line() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'is_left_to_hand') = (to_jsonb(old) - 'is_left_to_hand') then return new; end if;
  raise exception 'a line of the bank keeps what the bank wrote' using errcode = 'restrict_violation';
end $$;
create trigger bank_lines_keep_their_words before update on treasury.bank_lines
  for each row execute function treasury.guard_bank_line();
create trigger bank_lines_are_never_deleted before delete on treasury.bank_lines
  for each row execute function treasury.refuse_change();
create trigger bank_statements_are_immutable before update or delete on treasury.bank_statements
  for each row execute function treasury.refuse_change();
