-- Owner: capabilities/shipping. Invariant: a contract is in force from its first day until the next one of its courier begins; one
-- that has begun is never changed or removed, because statements were compared with it.
create table shipping.courier_contracts (
  id                  uuid primary key,
  courier_code        text not null references shipping.couriers (code),
  valid_from          date not null,
  cod_from_centimes   bigint not null check (cod_from_centimes >= 0),
  cod_rate_bp         integer not null check (cod_rate_bp between 0 and 10000),
  cod_base            text not null check (cod_base in ('whole', 'excess')),
  return_fee_centimes bigint not null check (return_fee_centimes >= 0),
  remittance_days     integer not null check (remittance_days between 1 and 90),
  created_by          uuid not null,
  created_at          timestamptz not null,
  version             integer not null default 1,
  unique (courier_code, valid_from)
);
comment on table shipping.courier_contracts is 'What a courier charges the operator, from a day on: fees on cash and returns, days between remittances.';
comment on column shipping.courier_contracts.cod_base is 'What the rate on cash applies to once the threshold is reached: the whole amount, or what exceeds the threshold.';

create table shipping.courier_contract_fees (
  contract_id  uuid not null references shipping.courier_contracts (id) on delete cascade,
  wilaya_code  text not null references territory.wilayas (code),
  method       text not null check (method in ('home', 'stop_desk')),
  fee_centimes bigint not null check (fee_centimes >= 0),
  primary key (contract_id, wilaya_code, method)
);
comment on table shipping.courier_contract_fees is 'Delivery fees of a courier contract by wilaya and method.';
