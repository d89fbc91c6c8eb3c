-- Where only one admin has the duty finance, that admin approves alone, three days after all admins were informed.
alter table returns.refunds add column is_sole_approval boolean not null default false;
alter table returns.refunds drop constraint refunds_check3;
alter table returns.refunds add constraint refunds_four_eyes check (is_sole_approval or approved_by <> created_by);
