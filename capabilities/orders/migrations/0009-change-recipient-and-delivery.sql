-- An address change may also change the recipient's name, and the delivery method or the pickup point.
set local lock_timeout = '5s';

alter table orders.address_changes drop constraint address_changes_fields_check;
alter table orders.address_changes add constraint address_changes_fields_check check (cardinality(fields) > 0
  and fields <@ array['name', 'address', 'city', 'wilaya', 'postal_code', 'phone', 'delivery_note', 'delivery']) not valid;
