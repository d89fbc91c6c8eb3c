select platform.isolate('analytics.courier_aggregates', 'vendor_id = platform.current_vendor()');
select platform.isolate('analytics.courier_contributions', 'vendor_id = platform.current_vendor()');
select platform.isolate('analytics.margin_aggregates', 'vendor_id = platform.current_vendor()');
select platform.isolate('analytics.margin_contributions', 'vendor_id = platform.current_vendor()');
select platform.isolate('analytics.order_aggregates', 'vendor_id = platform.current_vendor()');
select platform.isolate('analytics.order_contributions', 'vendor_id = platform.current_vendor()');
select platform.isolate('analytics.vendor_performance', 'vendor_id = platform.current_vendor()');
select platform.isolate('analytics.events', 'vendor_id = platform.current_vendor()');
select platform.run_triggers_as_owner('analytics');
