-- Owner: promotions. An order that is cancelled alone takes with it what the code sold and took off in
-- it; taken up again, it brings that back.
create table promotions.cancelled_redemptions (
  promo_use_id      uuid not null references promotions.redemptions (id) on delete cascade,
  order_id          uuid not null,
  revenue_centimes   bigint not null check (revenue_centimes >= 0),
  discount_centimes bigint not null check (discount_centimes >= 0),
  primary key (promo_use_id, order_id)
);
comment on table promotions.cancelled_redemptions is 'What a cancelled order took out of a code''s figures; the use itself is released once no order of it is left.';
