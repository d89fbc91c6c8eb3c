-- Owner: vendors. A shop hands in one paper of a kind: another one takes its place and is looked at anew. Whoever
-- refuses one gives a reason of a list, and a note where the list does not suffice.
alter table vendors.verification_documents
  drop constraint verification_documents_kind_check,
  add constraint verification_documents_kind_check check (kind in ('rc', 'statutes', 'nif', 'artisan_card',
    'auto_entrepreneur_card', 'identity_card', 'identity_card_back', 'rib', 'other')),
  add column refusal_note text check (length(trim(refusal_note)) between 1 and 1000),
  add column expires_on date,
  add constraint verification_documents_reason_check check (reason in ('unreadable', 'incomplete', 'expired', 'wrong_document', 'no_match', 'other')),
  add constraint verification_documents_refusal_note_status_check check (refusal_note is null or status = 'refused'),
  add constraint verification_documents_other_check check (reason <> 'other' or refusal_note is not null),
  add constraint verification_documents_expiry_check check (expires_on is null or status = 'accepted'),
  add constraint verification_documents_decision_check check ((decided_at is null) = (decided_by is null));
drop index vendors.verification_documents_by_vendor;
create unique index verification_documents_of_a_kind on vendors.verification_documents (vendor_id, kind);
create unique index verification_documents_by_file on vendors.verification_documents (file_id);
create index verification_documents_waiting on vendors.verification_documents (created_at, id) where status = 'pending';
