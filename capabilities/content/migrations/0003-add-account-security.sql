select platform.open_to_account('content');
