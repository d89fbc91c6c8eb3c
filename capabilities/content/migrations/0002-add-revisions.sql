-- Two people write the same words: what one saves says which state of them he had read, and whoever
-- comes second is told instead of writing over the first.
alter table content.pages add column revision integer not null default 0 check (revision >= 0);
alter table content.email_templates add column revision integer not null default 0 check (revision >= 0);
alter table content.banners add column revision integer not null default 0 check (revision >= 0);
comment on column content.pages.revision is 'Counts every step of its versions: a save on an older one is refused.';
comment on column content.email_templates.revision is 'Counts every step of its versions: a save on an older one is refused.';
comment on column content.banners.revision is 'Counts its changes: a save on an older one is refused.';
