-- Owner: vendors. Whoever is in no trade register is known by the number of their card: a craftsman's,
-- or an auto-entrepreneur's.
alter table vendors.legal_identities
  add column card text check (length(card) between 4 and 30);
