-- Owner: territory. A commune stands in exactly one wilaya, and what it belonged to before is kept,
-- so that an old address still names a place. The rows come from data/, at every start.
create schema territory;

create table territory.wilayas (
  code         text primary key check (code ~ '^[0-9]{2}$'),
  name_fr      text not null check (name_fr <> ''),
  name_ar      text not null check (name_ar <> ''),
  name_en      text not null check (name_en <> ''),
  former_names text[] not null,
  parent_code  text references territory.wilayas (code),
  created_by   text not null,
  created_on   date not null,
  sort         integer not null unique,
  check (parent_code <> code)
);
comment on table territory.wilayas is 'The 69 wilayas, their names in three languages, and where they came from.';

create table territory.communes (
  code         text primary key check (code ~ '^[0-9]{4}$'),
  wilaya_code  text not null references territory.wilayas (code),
  name_fr      text not null check (name_fr <> ''),
  name_ar      text not null check (name_ar <> ''),
  postcode     text check (postcode ~ '^[0-9]{5}$'),
  former_names text[] not null
);
comment on table territory.communes is 'The 1,541 communes, each in one wilaya.';
create index communes_wilaya_code_idx on territory.communes (wilaya_code, code);

-- One row: which data the tables hold, so that a start with nothing new writes nothing.
create table territory.loaded_data (
  only_row boolean primary key default true check (only_row),
  checksum text not null
);
comment on table territory.loaded_data is 'Which data the tables hold.';
