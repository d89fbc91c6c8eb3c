-- One person at a time calls a buyer, of all shops: each sees and takes over the claim on the number of
-- the buyers whom it has to call, also of another shop.
select platform.isolate('phone_confirmation.call_claims',
  'exists (select from phone_confirmation.call_tasks t where t.phone = call_claims.phone)');
