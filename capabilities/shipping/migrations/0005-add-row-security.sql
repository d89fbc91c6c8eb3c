select platform.isolate('shipping.courier_accounts', 'vendor_id = platform.current_vendor()');
select platform.isolate('shipping.fee_imports', 'vendor_id = platform.current_vendor()');
select platform.isolate('shipping.shipping_rates', 'vendor_id = platform.current_vendor()', 'vendor_id is null');
