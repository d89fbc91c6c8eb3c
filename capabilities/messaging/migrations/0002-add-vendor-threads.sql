-- Owner: messaging. A buyer and a shop have one open conversation about the shop, as about an order.
create unique index threads_one_a_shop on messaging.threads (vendor_id, buyer_id)
  where kind = 'shop' and state <> 'closed' and buyer_id is not null;
create index threads_unread_by_vendor on messaging.threads (vendor_id) where seller_unread > 0;
create index threads_unread_by_buyer on messaging.threads (buyer_id) where buyer_unread > 0;
