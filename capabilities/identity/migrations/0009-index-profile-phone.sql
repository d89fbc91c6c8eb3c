-- Owner: identity. Whoever asks for what is kept of a person may give a number only.
create index profiles_by_phone on identity.profiles (phone) where phone is not null;
