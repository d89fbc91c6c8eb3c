-- Owner: orders. What of a line was packed, and came back, is found by the line: the primary key begins with the parcel.
create index parcel_items_by_line on orders.parcel_items (order_item_id);
