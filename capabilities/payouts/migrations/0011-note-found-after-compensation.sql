-- The vendor has the compensation and the sale or the goods: a person charges it and answers the courier.
alter table payouts.loss_claims add column found_at timestamptz;
comment on column payouts.loss_claims.found_at is 'When its parcel was delivered or came back although the courier had compensated it.';
