-- A shop's name in Arabic, optional: Arabic pages, orders and lists show it instead of the business name.
alter table vendors.vendors add column business_name_ar text
  check (length(trim(business_name_ar)) between 1 and 120);
comment on column vendors.vendors.business_name_ar is 'Name in Arabic; null where the business name serves every language.';
