-- Owner: shipping. What the marketplace asks is the base of every shop without a price of its own: each change
-- of it is remembered, so that it can be taken back.
create table shipping.rate_changes (
  id         uuid primary key,
  -- One for each tariff: {wilaya, method, before, after}; null is none.
  changes    jsonb not null check (jsonb_typeof(changes) = 'array'),
  changed_at timestamptz not null,
  changed_by uuid
);
comment on table shipping.rate_changes is 'Who changed which rates of the marketplace, when, from what to what.';
