-- Owner: identity. A mail domain belongs to one company's sign-in.
create table identity.sso_providers (
  id                uuid primary key,
  entity_id         text not null unique,
  metadata_xml      text not null,
  metadata_url      text,
  attribute_mapping jsonb not null default '{}' check (jsonb_typeof(attribute_mapping) = 'object'),
  name_id_format    text,
  is_disabled       boolean not null default false,
  created_at        timestamptz not null,
  updated_at        timestamptz not null
);
comment on table identity.sso_providers is 'Companies whose people sign in by their own server.';

create table identity.sso_domains (
  id          uuid primary key,
  provider_id uuid not null references identity.sso_providers (id) on delete cascade,
  domain      text not null unique check (domain = lower(domain) and domain <> ''),
  created_at  timestamptz not null
);
comment on table identity.sso_domains is 'Mail domains of those companies.';
create index sso_domains_by_provider on identity.sso_domains (provider_id);

create table identity.saml_relay_states (
  id            uuid primary key,
  provider_id   uuid not null references identity.sso_providers (id) on delete cascade,
  request_id    text not null unique,
  redirect_to   text not null,
  flow_state_id uuid references identity.flow_states (id) on delete cascade,
  created_at    timestamptz not null
);
comment on table identity.saml_relay_states is 'Company sign-ins under way.';
create index saml_relay_states_by_age on identity.saml_relay_states (created_at);
