select platform.run_triggers_as_owner('content');
