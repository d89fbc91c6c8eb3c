select platform.isolate_account('vendors.vendors', 'user_id = platform.current_account()', 'true');
select platform.isolate_account('vendors.closures',
  '(select true from vendors.vendors shop where shop.id = vendor_id and shop.user_id = platform.current_account() limit 1)',
  'true');
select platform.isolate_account('vendors.legal_identities',
  '(select true from vendors.vendors shop where shop.id = vendor_id and shop.user_id = platform.current_account() limit 1)',
  'true');
select platform.isolate_account('vendors.legal_identity_changes',
  '(select true from vendors.vendors shop where shop.id = vendor_id and shop.user_id = platform.current_account() limit 1)');
select platform.isolate_account('vendors.payout_accounts',
  '(select true from vendors.vendors shop where shop.id = vendor_id and shop.user_id = platform.current_account() limit 1)');
select platform.isolate_account('vendors.staff',
  'user_id = platform.current_account() or (select true from vendors.vendors shop where shop.id = vendor_id and shop.user_id = platform.current_account() limit 1)');
select platform.isolate_account('vendors.staff_invitations',
  '(select true from vendors.vendors shop where shop.id = vendor_id and shop.user_id = platform.current_account() limit 1)');
select platform.isolate_account('vendors.status_history',
  '(select true from vendors.vendors shop where shop.id = vendor_id and shop.user_id = platform.current_account() limit 1)');
select platform.isolate_account('vendors.verification_documents',
  '(select true from vendors.vendors shop where shop.id = vendor_id and shop.user_id = platform.current_account() limit 1)');
