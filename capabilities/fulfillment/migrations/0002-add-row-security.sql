select platform.isolate('fulfillment.shipments', 'vendor_id = platform.current_vendor()');
