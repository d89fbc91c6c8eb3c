-- Uploads so far: of the vendor that the person worked for at that time, else of their own.
update media.files f set vendor_id = coalesce(
  (select s.vendor_id from vendors.staff s
   where s.user_id = f.uploaded_by and s.joined_at <= f.created_at
     and (s.removed_at is null or s.removed_at > f.created_at)
   order by s.joined_at desc limit 1),
  (select v.id from vendors.vendors v where v.user_id = f.uploaded_by))
where f.bucket in ('product-images', 'shop-images') and f.uploaded_by is not null;
