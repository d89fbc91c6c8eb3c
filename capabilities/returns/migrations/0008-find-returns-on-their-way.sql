-- Returns that were sent and never received end by a job. Few are on their way at once.
set local lock_timeout = '5s';

create index if not exists returns_to_arrive on returns.returns (accepted_at) where state in ('returning', 'to_collect');
