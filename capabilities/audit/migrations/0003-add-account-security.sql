select platform.open_to_account('audit', 'insert');
