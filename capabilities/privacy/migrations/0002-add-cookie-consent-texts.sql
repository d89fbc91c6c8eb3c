-- Owner: privacy. What a visitor agrees to has a version and the digest of its words, in the three
-- languages: its name and its sentence, one per line. Other words are another version.
insert into privacy.consent_texts (purpose, version, sha256, in_force_on, created_at) values
  ('cookies_analytics',  '2026-11', 'de128b20d46a3846c84b19fc30a15a2c0e9384b2814e1c18c897c2869991d6a3', '2026-11-01', '2026-11-01T00:00:00Z'),
  ('cookies_marketing',  '2026-11', '3fc04f55122be0a1166f1feab49068ff9f3b72bff038c5f397b5221980999113', '2026-11-01', '2026-11-01T00:00:00Z'),
  ('cookies_functional', '2026-11', 'ba971baba38f0aaac082751034427bcdec00a42029f5813dbf9cf3ed8e42ba7e', '2026-11-01', '2026-11-01T00:00:00Z');
