select platform.isolate_account('identity.addresses', 'user_id = platform.current_account()');
select platform.isolate_account('identity.deactivations', 'user_id = platform.current_account()');
select platform.isolate_account('identity.identities', 'user_id = platform.current_account()');
select platform.isolate_account('identity.known_devices', 'user_id = platform.current_account()');
select platform.isolate_account('identity.mfa_factors', 'user_id = platform.current_account()');
select platform.isolate_account('identity.mfa_challenges',
  '(select true from identity.mfa_factors parent where parent.id = factor_id limit 1)');
select platform.isolate_account('identity.one_time_tokens', 'user_id = platform.current_account()');
select platform.isolate_account('identity.sessions', 'user_id = platform.current_account()');
select platform.isolate_account('identity.refresh_tokens',
  '(select true from identity.sessions parent where parent.id = session_id limit 1)');
select platform.isolate_account('identity.flow_states', 'user_id = platform.current_account()');
select platform.isolate_account('identity.admin_duties', 'user_id = platform.current_account()');
select platform.isolate_account('identity.profiles', 'user_id = platform.current_account()');
select platform.isolate_account('identity.users', 'id = platform.current_account()');
select platform.isolate_account('identity.user_roles', 'user_id = platform.current_account()');
