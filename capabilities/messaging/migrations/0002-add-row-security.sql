select platform.isolate('messaging.threads', 'vendor_id = platform.current_vendor()');
select platform.isolate('messaging.messages', 'vendor_id = platform.current_vendor()', made_with_parent => true);
select platform.isolate('messaging.status_history', 'vendor_id = platform.current_vendor()', made_with_parent => true);
select platform.run_triggers_as_owner('messaging');
