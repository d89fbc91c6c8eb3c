-- Owner: documents. Papers open at signed addresses, which need no rows.
drop table documents.download_tickets;
