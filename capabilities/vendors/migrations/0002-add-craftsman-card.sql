-- Owner: vendors. Whoever is in no trade register is known by the number of their card: a craftsman's,
-- or an auto-entrepreneur's.
alter table vendors.legal_identities
  add column craftsman_card text check (length(craftsman_card) between 4 and 30);
