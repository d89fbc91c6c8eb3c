-- A file belongs to the vendor whose staff uploaded it, not to the person. Null: an admin's, a buyer's, or a generated document.
alter table media.files add column vendor_id uuid;
comment on column media.files.vendor_id is 'Vendor whose staff uploaded the file; null for others.';

create index files_by_vendor on media.files (vendor_id, created_at desc) where vendor_id is not null;
