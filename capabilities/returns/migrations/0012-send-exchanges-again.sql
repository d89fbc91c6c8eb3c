-- What was lost or came back may be sent again, from stock that is taken once more.
alter table returns.exchanges add column stock_reference uuid;
comment on column returns.exchanges.stock_reference is
  'Reference of the stock that was taken for another attempt; null for the first, whose reference is the return.';
