select platform.isolate_account('reviews.reviews', 'buyer_id = platform.current_account()');
select platform.isolate_account('reviews.review_photos',
  '(select true from reviews.reviews parent where parent.id = review_id limit 1)');
select platform.isolate_account('reviews.review_history',
  '(select true from reviews.reviews parent where parent.id = review_id limit 1)');
select platform.isolate_account('reviews.questions', 'asker_id = platform.current_account()', 'state = ''published''');
select platform.isolate_account('reviews.answers',
  null,
  '(select true from reviews.questions parent where parent.id = question_id limit 1)');
select platform.isolate_account('reviews.reports', 'reporter_id = platform.current_account()');
