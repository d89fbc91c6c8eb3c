select platform.isolate('ledger.accounts', 'vendor_id = platform.current_vendor() or vendor_id is null');
select platform.isolate('ledger.commission_rules', null, 'vendor_id = platform.current_vendor() or vendor_id is null');
select platform.isolate('ledger.journals', 'vendor_id = platform.current_vendor() or vendor_id is null');
select platform.isolate('ledger.entries',
  '(select true from ledger.journals parent where parent.id = journal_id limit 1)',
  made_with_parent => true);
select platform.run_triggers_as_owner('ledger');
alter view ledger.balances set (security_invoker = true);
