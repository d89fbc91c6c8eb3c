-- Owner: platform. A figure is its counter and the changes that were not added to it yet: a writer
-- only ever adds a row, so that nobody waits for somebody else's count, and the sum is always right.
create table platform.counters (
  name   text primary key,
  count  bigint not null,
  amount bigint not null
);
comment on table platform.counters is 'How many there are of something, and what they come to.';

create table platform.counter_deltas (
  name   text not null,
  count  bigint not null,
  amount bigint not null
);
comment on table platform.counter_deltas is 'What was counted since, until it is added to its counter.';

-- For the triggers of whoever owns what is counted.
create function platform.count_by(name text, count bigint, amount bigint default 0) returns void
language sql as $$
  insert into platform.counter_deltas values (name, count, amount)
$$;

-- After a table was emptied at once: nothing is left of what begins so.
create function platform.skip_counter(prefix text) returns void language sql as $$
  delete from platform.counters where starts_with(name, prefix);
  delete from platform.counter_deltas where starts_with(name, prefix)
$$;

create view platform.counted as
select name, sum(count)::bigint as count, sum(amount)::bigint as amount
from (select * from platform.counters union all select * from platform.counter_deltas) every_change
group by name;

-- Changes that are being written now stay for the next time.
create function platform.flush_counters() returns void language sql as $$
  with settled as (delete from platform.counter_deltas returning *)
  insert into platform.counters as kept
  select name, sum(count), sum(amount) from settled group by name order by name
  on conflict (name) do update
  set count = kept.count + excluded.count, amount = kept.amount + excluded.amount
$$;
