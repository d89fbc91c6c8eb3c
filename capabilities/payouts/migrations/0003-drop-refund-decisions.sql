-- Refunds are decided in returns only, so nothing writes this table any more. No release had it.
drop table payouts.refund_decisions;
