select platform.isolate('imports.imports', 'vendor_id = platform.current_vendor()');
select platform.isolate('imports.column_mappings', 'vendor_id = platform.current_vendor()');
select platform.isolate('imports.images', 'vendor_id = platform.current_vendor()');
select platform.isolate('imports.product_changes', 'vendor_id = platform.current_vendor()');
select platform.isolate('imports.row_errors', 'vendor_id = platform.current_vendor()');
select platform.isolate('imports.rows', 'vendor_id = platform.current_vendor()');
select platform.isolate('imports.status_history', 'vendor_id = platform.current_vendor()');
select platform.isolate('imports.cell_corrections',
  '(select true from imports.imports parent where parent.id = import_id limit 1)');
select platform.isolate('imports.upload_parts',
  '(select true from imports.imports parent where parent.id = import_id limit 1)');
select platform.run_triggers_as_owner('imports');
