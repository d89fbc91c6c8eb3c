-- Verification documents are listed in kernel/verification-document-list.ts, which validates a code where it comes in.
set local lock_timeout = '5s';

alter table vendors.verification_documents drop constraint verification_documents_kind_check;
alter table vendors.verification_documents add constraint verification_documents_kind_code
  check (kind ~ '^[a-z][a-z0-9_]{1,29}$') not valid;
