select platform.isolate('treasury.manual_lines', 'vendor_id = platform.current_vendor()');
select platform.run_triggers_as_owner('treasury');
