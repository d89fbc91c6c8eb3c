-- Owner: returns. Who was told to send something back has so many days for it, by the terms of the day they
-- asked: then the return ends by itself, and what was set aside for it is for sale again. What was accepted
-- before this was written down has its days from now on.
alter table returns.return_policies add column send_days smallint not null default 15 check (send_days between 4 and 90);
alter table returns.returns add column send_days smallint not null default 15 check (send_days >= 4);
comment on column returns.returns.send_days is 'Days after it was accepted in which the buyer sends it back.';
update returns.returns
set send_days = 15 + (current_date - (accepted_at at time zone 'Africa/Algiers')::date)
where state = 'accepted' and accepted_at < current_date;
create index returns_to_send on returns.returns (accepted_at) where state = 'accepted';
