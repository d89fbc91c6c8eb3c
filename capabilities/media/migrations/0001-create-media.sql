-- Owner: media. A file is named once and never overwritten; what was derived from it goes with it.
create schema media;

create table media.files (
  id           uuid primary key,
  bucket       text not null check (bucket in ('product-images', 'shop-images', 'review-images', 'documents')),
  name         text not null check (name !~ '(^|/)\.\.?(/|$)' and length(name) between 1 and 200),
  uploaded_by  uuid,
  mime         text not null,
  bytes        bigint not null check (bytes >= 0),
  width        integer check (width > 0),
  height       integer check (height > 0),
  dominant_color text check (dominant_color ~ '^#[0-9a-f]{6}$'),
  sha256       text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at   timestamptz not null,
  unique (bucket, name)
);
comment on table media.files is 'Uploaded files: their place, size, and for pictures their dimensions and dominant color.';
create index files_by_uploader on media.files (uploaded_by, created_at desc);
