-- Owner: privacy. What the bell told is of use for a season; what it was about stands elsewhere.
insert into privacy.retention_rules (capability, table_name, keep_days, least_days, action, source) values
  ('notifications', 'notifications', 90, 7, 'delete', 'loi 18-07, art. 9');
