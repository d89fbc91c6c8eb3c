select platform.isolate('returns.returns', 'vendor_id = platform.current_vendor()');
select platform.isolate('returns.return_items', 'vendor_id = platform.current_vendor()');
select platform.isolate('returns.return_photos',
  '(select true from returns.returns parent where parent.id = return_id limit 1)');
select platform.isolate('returns.exchanges', 'vendor_id = platform.current_vendor()');
select platform.isolate('returns.refunds', 'vendor_id = platform.current_vendor()');
select platform.isolate('returns.status_history', 'vendor_id = platform.current_vendor()');
select platform.isolate('returns.returnable_lines', 'vendor_id = platform.current_vendor()');
select platform.isolate('returns.return_policies', 'vendor_id = platform.current_vendor()', 'vendor_id is null');
select platform.run_triggers_as_owner('returns');
