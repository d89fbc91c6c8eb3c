select platform.isolate_account('documents.invoices',
  '(select true from orders.orders parent where parent.id = order_id limit 1)');
select platform.isolate_account('documents.invoice_lines',
  '(select true from documents.invoices parent where parent.id = invoice_id limit 1)');
select platform.isolate_account('documents.invoice_vat',
  '(select true from documents.invoices parent where parent.id = invoice_id limit 1)');
