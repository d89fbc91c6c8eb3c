select platform.isolate('catalog.products', 'vendor_id = platform.current_vendor()');
select platform.isolate('catalog.variants', 'vendor_id = platform.current_vendor()');
select platform.isolate('catalog.stock_movements', 'vendor_id = platform.current_vendor()');
select platform.isolate('catalog.status_history',
  '(select true from catalog.products parent where parent.id = product_id limit 1)',
  made_with_parent => true);
select platform.isolate('catalog.bulk_changes', 'vendor_id = platform.current_vendor()');
select platform.isolate('catalog.bulk_edits', 'vendor_id = platform.current_vendor()');
select platform.isolate('catalog.low_stock_variants', 'vendor_id = platform.current_vendor()');
select platform.isolate('catalog.product_counts', 'vendor_id = platform.current_vendor()');
select platform.run_triggers_as_owner('catalog');
