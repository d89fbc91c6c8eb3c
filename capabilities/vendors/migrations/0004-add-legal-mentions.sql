-- An invoice states the legal form, the capital and the activity of its vendor (decree 05-468 of 10 December 2005).
set local lock_timeout = '5s';

alter table vendors.legal_identities add column activity text check (length(trim(activity)) between 3 and 120);
alter table vendors.legal_identity_changes
  add column legal_form text check (length(trim(legal_form)) between 2 and 40),
  add column capital_centimes bigint check (capital_centimes >= 0),
  add column activity text check (length(trim(activity)) between 3 and 120);
