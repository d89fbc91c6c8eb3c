-- Owner: messaging. A guest who asks what is kept of them is known by an address alone.
create index threads_by_guest on messaging.threads (guest_email) where guest_email is not null;
