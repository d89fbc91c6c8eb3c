-- Owner: media. Pictures of what is sent back have a place of their own; only who knows a name finds one.
alter table media.files drop constraint files_bucket_check;
alter table media.files add constraint files_bucket_check
  check (bucket in ('product-images', 'shop-images', 'review-images', 'return-images', 'documents'));
