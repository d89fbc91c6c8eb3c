-- Owner: identity. A flow belongs to the browser that began it, unless that browser proves itself
-- by its verifier; and a company may say until when its sign-in holds.
alter table identity.flow_states
  add column browser_digest bytea check (length(browser_digest) = 32),
  add column session_not_after timestamptz;

-- A company's answer opens one session, however often it is sent again while it holds.
create table identity.saml_assertions (
  digest     bytea primary key check (length(digest) = 32),
  expires_at timestamptz not null
);
comment on table identity.saml_assertions is 'Answers of companies that were used, until they are stale.';
create index saml_assertions_by_end on identity.saml_assertions (expires_at);
