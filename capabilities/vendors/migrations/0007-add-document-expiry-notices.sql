-- Owner: vendors. A shop is told once that a paper will end, and once that its last day has come. Another
-- paper of the kind is a row of its own, of which nothing was told.
alter table vendors.verification_documents
  add column expiry_notified_at timestamptz,
  add column expired_notified_at timestamptz,
  add constraint verification_documents_notified_check check (expires_on is not null or coalesce(expiry_notified_at, expired_notified_at) is null);
create index verification_documents_ending on vendors.verification_documents (expires_on, id)
  where status = 'accepted' and expires_on is not null and expired_notified_at is null;
