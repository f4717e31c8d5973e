-- Which process runs a call with an Idempotency-Key: the number of the advisory lock that its LISTEN connection holds (see
-- server/platform/database/bus.ts). When nobody holds that lock any more, the process is gone and the call may be run again.
alter table idempotency_keys add column holder integer;
-- Answers of calls that give a secret once are not kept any more; what was kept of shared reports goes.
delete from idempotency_keys where call = 'POST /api/reports/{orderId}/share';
