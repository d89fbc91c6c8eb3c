-- Where the money of a remittance and of a vendor's settlement went: counted cash into the till, the rest to the bank.
alter table payouts.remittances add column into_till boolean not null default false;
alter table payouts.settlements add column method text not null default 'bank_transfer' check (method in ('bank_transfer', 'cash'));
