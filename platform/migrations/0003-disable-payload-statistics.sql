-- Owner: platform. Nobody searches what a fact, a job, an answer or a mail carries: figures of these
-- columns would cost the analysis of a busy shop more than all others together.
alter table platform.outbox alter column payload set statistics 0;
alter table platform.jobs alter column payload set statistics 0, alter column error set statistics 0;
alter table platform.outbox_deliveries alter column error set statistics 0;
alter table platform.idempotency_keys alter column body set statistics 0;
alter table platform.dev_emails alter column text set statistics 0, alter column html set statistics 0;
