-- Owner: capabilities/territory. Invariant: a commune belongs to exactly one wilaya; its former wilayas are kept for old addresses.
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
comment on table territory.wilayas is 'The 69 wilayas, their names in three languages, and the wilaya they were split from.';

create table territory.communes (
  code         text primary key check (code ~ '^[0-9]{4}$'),
  wilaya_code  text not null references territory.wilayas (code),
  name_fr      text not null check (name_fr <> ''),
  name_ar      text not null check (name_ar <> ''),
  postcode     text check (postcode ~ '^[0-9]{5}$'),
  former_names text[] not null
);
comment on table territory.communes is 'The 1,541 communes, each in one wilaya.';

-- One row: the checksum of the loaded data, so that an unchanged start writes nothing.
create table territory.loaded_data (
  only_row boolean primary key default true check (only_row),
  checksum text not null
);
comment on table territory.loaded_data is 'Checksum of the loaded data.';

create index communes_wilaya_code_idx on territory.communes (wilaya_code, code);
