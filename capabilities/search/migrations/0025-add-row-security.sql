select platform.isolate('search.listings', 'vendor_id = platform.current_vendor()');
select platform.isolate('search.shop_names', 'vendor_id = platform.current_vendor()');
select platform.run_triggers_as_owner('search');
