-- Owner: documents. A paper is opened once, within a minute, by whoever was given its ticket.
-- Rates are rows with the law they come from.
create table documents.download_tickets (
  token_hash bytea primary key check (length(token_hash) = 32),
  vendor_id  uuid not null references vendors.vendors (id),
  request       jsonb not null check (jsonb_typeof(request) = 'object'),
  expires_at timestamptz not null
);
comment on table documents.download_tickets is 'One-time tickets of papers: what was asked for, and until when it may be opened.';
create index download_tickets_by_vendor on documents.download_tickets (vendor_id);
create index download_tickets_by_end on documents.download_tickets (expires_at);

insert into documents.legal_rates (id, kind, from_centimes, rate_bp, minimum_centimes, is_applied, source, valid_from) values
  (gen_random_uuid(), 'vat', 0, 1900, 0, true, 'Code des taxes sur le chiffre d''affaires, art. 21 (LF 2017)', '2017-01-01'),
  (gen_random_uuid(), 'vat', 0, 900, 0, true, 'Code des taxes sur le chiffre d''affaires, art. 23 (LF 2017)', '2017-01-01'),
-- Nothing is due up to 300 DA. Whether retail sales bear the duty is for the operator to say: `is_applied`.
  (gen_random_uuid(), 'stamp_duty', 30001, 100, 500, false, 'LF 2025, art. 46 ; circulaire 14/MF/DGI/LF.2025', '2025-01-01'),
  (gen_random_uuid(), 'stamp_duty', 3000001, 150, 500, false, 'LF 2025, art. 46 ; circulaire 14/MF/DGI/LF.2025', '2025-01-01'),
  (gen_random_uuid(), 'stamp_duty', 10000001, 200, 500, false, 'LF 2025, art. 46 ; circulaire 14/MF/DGI/LF.2025', '2025-01-01');
