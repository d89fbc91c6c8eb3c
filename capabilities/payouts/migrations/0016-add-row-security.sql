select platform.isolate('payouts.courier_cash', 'vendor_id = platform.current_vendor()');
select platform.isolate('payouts.holds', 'vendor_id = platform.current_vendor()');
select platform.isolate('payouts.loss_claims', 'vendor_id = platform.current_vendor()');
select platform.isolate('payouts.open_orders', 'vendor_id = platform.current_vendor()');
select platform.isolate('payouts.payout_lines', 'vendor_id = platform.current_vendor()');
select platform.isolate('payouts.payout_schedules', 'vendor_id = platform.current_vendor()', 'vendor_id is null');
select platform.isolate('payouts.payouts', 'vendor_id = platform.current_vendor()');
select platform.isolate('payouts.payout_returns',
  '(select true from payouts.payouts parent where parent.id = payout_id limit 1)');
select platform.isolate('payouts.remittance_lines', 'vendor_id = platform.current_vendor()');
select platform.isolate('payouts.settlements', 'vendor_id = platform.current_vendor()');
select platform.isolate('payouts.status_history', 'vendor_id = platform.current_vendor()');
select platform.isolate('payouts.vendor_adjustments', 'vendor_id = platform.current_vendor()');
select platform.run_triggers_as_owner('payouts');
