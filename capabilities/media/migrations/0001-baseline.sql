-- Owner: capabilities/media. Invariant: a stored file is never overwritten; its derived files are deleted with it.
create schema media;

create table media.files (
  id             uuid primary key,
  bucket         text not null check (bucket in ('product-images', 'shop-images', 'review-images', 'return-images', 'documents')),
  name           text not null check (name !~ '(^|/)\.\.?(/|$)' and length(name) between 1 and 200),
  uploaded_by    uuid,
  mime           text not null,
  bytes          bigint not null check (bytes >= 0),
  width          integer check (width > 0),
  height         integer check (height > 0),
  dominant_color text check (dominant_color ~ '^#[0-9a-f]{6}$'),
  sha256         text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at     timestamptz not null,
  -- Cache-Control of the file, set by its upload.
  cache_seconds  integer not null default 3600 check (cache_seconds between 0 and 31536000),
  -- A crop names its original, so that it can be cut again from the whole; it survives the original.
  cropped_from   uuid references media.files (id) on delete set null,
  crop           jsonb check (jsonb_typeof(crop) = 'object'),
  unique (bucket, name),
  check (cropped_from is null or crop is not null)
);
comment on table media.files is 'Uploaded files: location, size, and for images their dimensions and dominant color.';

create index files_by_uploader on media.files (uploaded_by, created_at desc);
create index files_by_whole on media.files (cropped_from) where cropped_from is not null;
