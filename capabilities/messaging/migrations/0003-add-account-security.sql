select platform.isolate_account('messaging.threads',
  'buyer_id = platform.current_account()
    or buyer_id is null and (guest_email = (select person.email from identity.users person where person.id = platform.current_account()
      and person.email_confirmed_at is not null and not person.is_email_unproven)
      or order_id is not null and (select true from orders.orders parent where parent.id = order_id limit 1))');
select platform.isolate_account('messaging.messages',
  '(select true from messaging.threads parent where parent.id = thread_id limit 1)',
  made_with_parent => true);
select platform.isolate_account('messaging.status_history',
  '(select true from messaging.threads parent where parent.id = thread_id limit 1)',
  made_with_parent => true);
