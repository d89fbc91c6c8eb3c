-- What the vendor's own people note about an order; the buyer never sees it.
alter table orders.orders add column vendor_note text check (length(trim(vendor_note)) between 1 and 1000);
