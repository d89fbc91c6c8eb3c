-- Owner: ledger. Among its sales a shop finds the few refunds and payouts at once.
create index journals_of_shop_seldom on ledger.journals (vendor_id, posted_at desc, id desc)
  where kind in ('refund', 'refund_reversal', 'payout');
