select platform.isolate_account('notifications.notifications', 'user_id = platform.current_account()');
select platform.isolate_account('notifications.preferences', 'user_id = platform.current_account()');
