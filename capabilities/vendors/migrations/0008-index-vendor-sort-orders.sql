-- Owner: vendors. Shops are put in order by what they are called.
alter table vendors.vendors
  add column name_sort_key text collate "C" not null generated always as (platform.sort_key(business_name)) stored;
create index vendors_in_name_order on vendors.vendors (name_sort_key, id);
