select platform.isolate('privacy.consents', null);
select platform.isolate('privacy.data_requests', null);
select platform.isolate('privacy.exports', null);
select platform.isolate('privacy.request_history', null);
select platform.isolate('privacy.erasures', null);
select platform.isolate('privacy.erasure_steps', null);
select platform.run_triggers_as_owner('privacy');
