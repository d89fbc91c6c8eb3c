select platform.isolate('documents.invoices', 'vendor_id = platform.current_vendor()');
select platform.isolate('documents.invoice_lines',
  '(select true from documents.invoices parent where parent.id = invoice_id limit 1)',
  made_with_parent => true);
select platform.isolate('documents.invoice_vat',
  '(select true from documents.invoices parent where parent.id = invoice_id limit 1)',
  made_with_parent => true);
select platform.isolate('documents.series', 'vendor_id = platform.current_vendor()');
select platform.run_triggers_as_owner('documents');
