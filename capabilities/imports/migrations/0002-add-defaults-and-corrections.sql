-- Values for columns that a file does not have, and cells that the vendor corrected on the page of the dry run.
alter table imports.imports add column defaults jsonb not null default '{}' check (jsonb_typeof(defaults) = 'object');

create table imports.cell_corrections (
  import_id    uuid not null references imports.imports (id) on delete cascade,
  line         integer not null check (line > 0),
  field        text not null,
  value        text not null check (char_length(value) <= 4000),
  corrected_by uuid not null,
  corrected_at timestamptz not null,
  primary key (import_id, line, field)
);
comment on table imports.cell_corrections is 'What a vendor typed instead of a cell of the file; it outlives a repeated validation.';

alter table imports.row_errors add column field text;
