select platform.isolate('media.files', 'vendor_id = platform.current_vendor() or vendor_id is null', 'true');
