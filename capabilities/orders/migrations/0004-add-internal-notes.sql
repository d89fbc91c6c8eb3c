-- Notes of the admins about an order, an account or the phone of a guest. Never shown to buyers or vendors.
create table orders.internal_notes (
  id         uuid primary key,
  order_id   uuid references orders.orders (id) on delete cascade,
  user_id    uuid references identity.users (id) on delete cascade,
  phone      text check (phone ~ '^\+[0-9]{8,15}$'),
  body       text not null check (length(trim(body)) between 1 and 2000),
  author_id  uuid references identity.users (id) on delete set null,
  created_at timestamptz not null,
  check (num_nonnulls(order_id, user_id, phone) = 1)
);
comment on table orders.internal_notes is 'Notes of admins about an order, an account or a guest''s phone; append-only until erased.';

create index internal_notes_by_order on orders.internal_notes (order_id, created_at) where order_id is not null;
create index internal_notes_by_user on orders.internal_notes (user_id, created_at) where user_id is not null;
create index internal_notes_by_phone on orders.internal_notes (phone, created_at) where phone is not null;

create function orders.keep_note_as_written() returns trigger language plpgsql as $$
begin
  if (old.body, old.created_at) is distinct from (new.body, new.created_at) then
    raise exception 'a note is never rewritten';
  end if;
  return new;
end $$;
create trigger internal_notes_append_only before update on orders.internal_notes
  for each row execute function orders.keep_note_as_written();
