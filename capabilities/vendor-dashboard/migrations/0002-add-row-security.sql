select platform.isolate('vendor_dashboard.saved_views', 'vendor_id = platform.current_vendor()');
