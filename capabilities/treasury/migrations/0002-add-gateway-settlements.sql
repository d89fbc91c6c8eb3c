-- What a payment gateway transfers to the bank, by its settlement file: imported by one admin, posted by another.
create table treasury.gateway_settlements (
  id                uuid primary key,
  gateway           text not null check (gateway in ('chargily', 'satim')),
  reference         text not null check (length(trim(reference)) > 0),
  state             text not null default 'imported' check (state in ('imported', 'posted', 'withdrawn')),
  file_name         text not null,
  file_sha256       text not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
  line_count        integer not null check (line_count > 0),
  gross_centimes    bigint not null,
  fee_centimes      bigint not null,
  net_centimes      bigint not null,
  received_on       date,
  note              text,
  imported_by       uuid not null,
  imported_at       timestamptz not null,
  decided_by        uuid,
  decided_at        timestamptz,
  withdraw_reason   text,
  is_sole_approval  boolean not null default false,
  ledger_journal_id uuid unique references ledger.journals (id),
  constraint gateway_settlements_four_eyes check (state <> 'posted' or is_sole_approval or decided_by <> imported_by),
  check ((state = 'imported') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  check ((state = 'withdrawn') = (withdraw_reason is not null)),
  check ((state = 'posted') = (ledger_journal_id is not null)),
  check ((state = 'posted') = (received_on is not null))
);
comment on table treasury.gateway_settlements is 'Transfers of payment gateways to the bank, one per settlement file.';
create index gateway_settlements_newest on treasury.gateway_settlements (imported_at desc, id desc);
create unique index gateway_settlements_reference on treasury.gateway_settlements (gateway, lower(trim(reference)))
  where state <> 'withdrawn';
create unique index gateway_settlements_file on treasury.gateway_settlements (gateway, file_sha256) where state <> 'withdrawn';

create table treasury.gateway_lines (
  settlement_id     uuid not null references treasury.gateway_settlements (id),
  position          integer not null check (position > 0),
  paid_on           date,
  payment           text not null,
  gross_centimes    bigint not null,
  fee_centimes      bigint not null,
  net_centimes      bigint not null,
  intent_id         uuid references payments.intents (id),
  expected_centimes bigint,
  problem           text check (problem in (
                      'unknown_payment', 'not_captured', 'settled_before', 'duplicate_line', 'amount_differs', 'net_differs')),
  primary key (settlement_id, position),
  check ((intent_id is null) = (expected_centimes is null)),
  check (intent_id is not null or problem is not null)
);
comment on table treasury.gateway_lines is 'Payments of a settlement file, matched with card payments; a difference has one problem.';
create index gateway_lines_by_intent on treasury.gateway_lines (intent_id) where intent_id is not null;

create function treasury.guard_gateway_settlement() returns trigger language plpgsql as $$
begin
  if old.state = 'imported' then return new; end if;
  raise exception 'a posted or withdrawn settlement keeps its row' using errcode = 'restrict_violation';
end $$;
create function treasury.guard_gateway_line() returns trigger language plpgsql as $$
begin
  if exists (select from treasury.gateway_settlements s where s.id = old.settlement_id and s.state = 'posted') then
    raise exception 'a posted settlement keeps its lines' using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger gateway_settlements_change_once before update on treasury.gateway_settlements
  for each row execute function treasury.guard_gateway_settlement();
create trigger gateway_settlements_are_never_deleted before delete on treasury.gateway_settlements
  for each row execute function treasury.refuse_change();
create trigger gateway_lines_change_until_posted before update or delete on treasury.gateway_lines
  for each row execute function treasury.guard_gateway_line();
