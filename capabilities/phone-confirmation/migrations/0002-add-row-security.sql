select platform.isolate('phone_confirmation.call_claims', 'vendor_id = platform.current_vendor()');
select platform.isolate('phone_confirmation.call_scripts',
  'vendor_id = platform.current_vendor()',
  'vendor_id is null');
select platform.isolate('phone_confirmation.call_settings',
  'vendor_id = platform.current_vendor()',
  'vendor_id is null');
select platform.isolate('phone_confirmation.call_tasks', 'vendor_id = platform.current_vendor()');
select platform.isolate('phone_confirmation.calls', 'vendor_id = platform.current_vendor()');
select platform.isolate('phone_confirmation.confirmation_links', 'vendor_id = platform.current_vendor()');
select platform.isolate('phone_confirmation.status_history', 'vendor_id = platform.current_vendor()');
select platform.run_triggers_as_owner('phone_confirmation');
