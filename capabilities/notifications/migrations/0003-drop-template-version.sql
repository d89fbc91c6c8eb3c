-- Which version of the words a mail left in was never written down, and nothing asked for it: what was
-- sent is told by its template and its moment, and `content.versions` says which words held then.
alter table notifications.deliveries drop column version_id;
