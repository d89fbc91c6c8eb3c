-- Owner: analytics. All steps of a measure stand in one row of its day, so that weeks of every kind of page are a
-- few thousand rows and not a hundred thousand. Which steps are over the threshold is the rule's to say.
create temporary table vitals_before on commit drop as select * from analytics.daily_web_vitals;
drop table analytics.daily_web_vitals;
create table analytics.daily_web_vitals (
  day     date not null,
  route   text not null,
  metric  text not null check (metric in ('fcp', 'lcp', 'fid', 'cls', 'bytes')),
  device  text not null check (device in ('phone', 'desktop')),
  samples integer[] not null check (cardinality(samples) = 20 and 0 <= all (samples)),
  primary key (day, route, metric, device)
) with (fillfactor = 70);
comment on table analytics.daily_web_vitals is 'How fast pages were for people: how many fell into each of twenty steps.';
insert into analytics.daily_web_vitals (day, route, metric, device, samples)
select k.day, k.route, k.metric, k.device, array_agg(coalesce(b.samples, 0) order by step)
from (select distinct day, route, metric, device from vitals_before) k
cross join generate_series(0, 19) step
left join vitals_before b on b.day = k.day and b.route = k.route and b.metric = k.metric
  and b.device = k.device and b.bucket = step
group by k.day, k.route, k.metric, k.device;
