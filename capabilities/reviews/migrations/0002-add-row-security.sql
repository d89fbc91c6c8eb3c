select platform.isolate('reviews.reviews', 'vendor_id = platform.current_vendor()');
select platform.isolate('reviews.review_photos',
  '(select true from reviews.reviews parent where parent.id = review_id limit 1)',
  made_with_parent => true);
select platform.isolate('reviews.review_history', 'vendor_id = platform.current_vendor()', made_with_parent => true);
select platform.isolate('reviews.questions', 'vendor_id = platform.current_vendor()');
select platform.isolate('reviews.answers', 'vendor_id = platform.current_vendor()');
select platform.isolate('reviews.reports', 'vendor_id = platform.current_vendor()');
select platform.run_triggers_as_owner('reviews');
