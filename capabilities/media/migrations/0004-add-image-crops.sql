-- Owner: media. A picture that was cut out of another says which and where, so that it is cut anew from the
-- whole; the whole may be removed, the piece stays.
alter table media.files
  add column cropped_from uuid references media.files (id) on delete set null,
  add column crop jsonb check (jsonb_typeof(crop) = 'object'),
  add check (cropped_from is null or crop is not null);
create index files_by_whole on media.files (cropped_from) where cropped_from is not null;
