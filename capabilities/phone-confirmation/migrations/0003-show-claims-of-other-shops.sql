-- One person at a time calls a buyer, whatever the shop: a shop sees and takes over the claim on the number of
-- each buyer whom it has to call, also when another shop made it.
select platform.isolate('phone_confirmation.call_claims',
  'exists (select from phone_confirmation.call_tasks t where t.phone = call_claims.phone)');
