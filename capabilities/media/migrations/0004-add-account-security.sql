select platform.isolate_account('media.files',
  'uploaded_by = platform.current_account() or uploaded_by is null and vendor_id is null',
  'bucket not in (''documents'', ''return-images'')');
