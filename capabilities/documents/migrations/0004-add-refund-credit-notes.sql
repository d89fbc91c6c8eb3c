-- Owner: documents. A refund that was paid has at most one credit note, and a shop's credit note is
-- always one of a refund: it corrects the invoice of the same order.
alter table documents.invoices
  add column refund_id uuid unique references returns.refunds (id),
  add check ((kind = 'credit_note') = (refund_id is not null));
