-- A shop that sells wholesale charges the wholesale prices of its products; off, they are neither shown nor charged.
alter table vendors.vendors add column sells_wholesale boolean not null default false;
comment on column vendors.vendors.sells_wholesale is 'Wholesale prices of its products are shown and charged.';
