-- Owner: vendors. A shop is told once that a paper will end, and once that its last day has come. Another
-- paper of the kind is a row of its own, of which nothing was told.
alter table vendors.verification_documents
  add column told_ending_at timestamptz,
  add column told_ended_at timestamptz,
  add constraint verification_documents_told_check check (expires_on is not null or coalesce(told_ending_at, told_ended_at) is null);
create index verification_documents_ending on vendors.verification_documents (expires_on, id)
  where status = 'accepted' and expires_on is not null and told_ended_at is null;
