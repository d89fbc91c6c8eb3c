-- Owner: capabilities/content. Invariant: a published version never changes and at most one is in force; French exists before publication.
create schema content;

create table content.pages (
  id         uuid primary key,
  slug       text not null unique check (slug ~ '^[a-z0-9-]{1,60}$'),
  in_sitemap boolean not null default true,
  created_at timestamptz not null,
  -- Optimistic lock: saving over a newer revision is refused.
  revision   integer not null default 0 check (revision >= 0)
);
comment on table content.pages is 'Pages with a text of the operator: terms, privacy, about, help, articles.';
comment on column content.pages.revision is 'Optimistic-lock counter of its versions: a save on an older one is refused.';

create table content.email_templates (
  id         uuid primary key,
  key        text not null check (key ~ '^[a-z_]+\.[a-z_]+$'),
  channel    text not null check (channel in ('mail', 'sms', 'push', 'in_app')),
  created_at timestamptz not null,
  revision   integer not null default 0 check (revision >= 0),
  unique (key, channel)
);
comment on table content.email_templates is 'Messages sent to users, by kind and channel; without a version the built-in text is used.';
comment on column content.email_templates.revision is 'Optimistic-lock counter of its versions: a save on an older one is refused.';

create table content.versions (
  id            uuid primary key,
  page_id       uuid references content.pages (id) on delete cascade,
  template_id   uuid references content.email_templates (id) on delete cascade,
  version       integer not null check (version > 0),
  state         text not null default 'draft' check (state in ('draft', 'published', 'superseded', 'discarded')),
  created_by    uuid,
  published_by  uuid,
  created_at    timestamptz not null,
  published_at  timestamptz,
  superseded_at timestamptz,
  discarded_at  timestamptz,
  check (num_nonnulls(page_id, template_id) = 1),
  unique (page_id, version),
  unique (template_id, version),
  check ((state in ('published', 'superseded')) = (published_at is not null)),
  check ((published_at is null) = (published_by is null)),
  check ((state = 'superseded') = (superseded_at is not null)),
  check ((state = 'discarded') = (discarded_at is not null))
);
comment on table content.versions is 'Versions of pages and templates: one draft, one in force, the former ones.';

create table content.version_texts (
  version_id  uuid not null references content.versions (id) on delete cascade,
  language    text not null check (language in ('fr', 'en', 'ar')),
  title       text not null check (length(trim(title)) > 0),
  body        text not null check (length(trim(body)) > 0),
  description text,
  updated_at  timestamptz not null,
  primary key (version_id, language)
);
comment on table content.version_texts is 'Text of a version in one language; title is the subject of an email.';

create table content.banners (
  id            uuid primary key,
  place         text not null check (place in
                  ('home_hero', 'home_strip', 'category', 'search', 'cart', 'vendors', 'vendor_space', 'notice')),
  path          text check (path ~ '^/'),
  wilaya        text check (wilaya ~ '^[0-9]{2}$'),
  category_slug text,
  position      integer not null default 0,
  is_active     boolean not null default false,
  starts_at     timestamptz not null,
  ends_at       timestamptz check (ends_at > starts_at),
  updated_by    uuid,
  updated_at    timestamptz not null,
  revision      integer not null default 0 check (revision >= 0),
  -- A banner is shown in these languages only.
  languages     text[] not null default '{fr,en,ar}'
                  check (cardinality(languages) > 0 and languages <@ array['fr', 'en', 'ar']),
  constraint banners_category_check
    check (category_slug is null or place = 'category')
);
comment on table content.banners is 'Announcements with placement and period.';
comment on column content.banners.revision is 'Optimistic-lock counter: a save on an older one is refused.';

create table content.banner_texts (
  banner_id uuid not null references content.banners (id) on delete cascade,
  language  text not null check (language in ('fr', 'en', 'ar')),
  title     text not null check (length(trim(title)) > 0),
  body      text,
  button    text,
  alt       text,
  file_id   uuid references media.files (id),
  primary key (banner_id, language),
  check ((file_id is null) = (alt is null))
);
comment on table content.banner_texts is 'Text and image of a banner in one language; an image always has an alternative text.';

create table content.redirects (
  from_path    text primary key check (from_path ~ '^/'),
  to_path      text not null check (to_path ~ '^/'),
  is_permanent boolean not null default true,
  created_by   uuid,
  created_at   timestamptz not null,
  check (from_path <> to_path)
);
comment on table content.redirects is 'Former URLs of the site and their targets.';

create table content.status_history (
  id          uuid primary key,
  version_id  uuid references content.versions (id),
  banner_id   uuid references content.banners (id) on delete set null,
  change      text not null check (change in ('created', 'edited', 'published', 'superseded', 'discarded', 'switched_on', 'switched_off', 'deleted')),
  actor_id    uuid,
  happened_at timestamptz not null,
  check (num_nonnulls(version_id, banner_id) <= 1)
);
comment on table content.status_history is 'Saves, publications and withdrawals of content: actor, time, reason.';

create unique index versions_one_published_page on content.versions (page_id) where state = 'published';
create unique index versions_one_published_template on content.versions (template_id) where state = 'published';
create unique index versions_one_draft_page on content.versions (page_id) where state = 'draft';
create unique index versions_one_draft_template on content.versions (template_id) where state = 'draft';
create index banners_shown on content.banners (place, position) where is_active;
create index status_history_by_version on content.status_history (version_id, happened_at) where version_id is not null;
create index status_history_newest on content.status_history (happened_at desc);

create function content.guard_text() returns trigger language plpgsql as $$
begin
  if (select state from content.versions
      where id = case when tg_op = 'INSERT' then new.version_id else old.version_id end) <> 'draft' then
    raise exception 'a published text is never changed: write another version' using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create function content.guard_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.state in ('published', 'superseded') then
      raise exception 'a version the public read is kept' using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  if old.state in ('superseded', 'discarded') or (old.state = 'published' and new.state <> 'superseded')
     or (new.version, new.page_id, new.template_id) is distinct from (old.version, old.page_id, old.template_id) then
    raise exception 'a version goes from draft to published to superseded' using errcode = 'restrict_violation';
  end if;
  if new.state = 'published' and not exists (
       select 1 from content.version_texts t where t.version_id = new.id and t.language = 'fr') then
    raise exception 'a version is published in French at least' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger version_texts_are_kept before insert or update or delete on content.version_texts
  for each row execute function content.guard_text();
create trigger versions_go_forward before update or delete on content.versions
  for each row execute function content.guard_version();
