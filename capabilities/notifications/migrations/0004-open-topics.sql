-- Topics are listed in topics.contract.ts, which validates a code where it comes in. What the law asks of two of them
-- stays: security is always sent by email, marketing needs a dated consent.
set local lock_timeout = '5s';

alter table notifications.preferences drop constraint preferences_topic_check;
alter table notifications.preferences add constraint preferences_topic_code
  check (topic ~ '^[a-z][a-z0-9_]{1,29}$') not valid;
alter table notifications.notifications drop constraint notifications_topic_check;
alter table notifications.notifications add constraint notifications_topic_code
  check (topic ~ '^[a-z][a-z0-9_]{1,29}$') not valid;
