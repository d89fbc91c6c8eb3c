select platform.isolate('promotions.promo_codes', 'vendor_id = platform.current_vendor()', 'vendor_id is null');
select platform.run_triggers_as_owner('promotions');
-- Looks past the policy: a code belongs to one shop.
create function promotions.is_code_taken(wanted text, own uuid) returns boolean
language sql stable security definer
  return exists (select from promotions.promo_codes c where c.code = wanted and c.id <> own);
