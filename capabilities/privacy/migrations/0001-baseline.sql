-- Owner: capabilities/privacy. Invariant: consents and the access log are append-only; a data request keeps the deadline of the day it arrived.
create schema privacy;

create table privacy.consent_texts (
  purpose     text not null check (purpose in (
                'terms', 'privacy_policy', 'vendor_agreement', 'cookies_analytics', 'cookies_marketing',
                'cookies_functional', 'cart_reminder', 'marketing_mail', 'marketing_sms')),
  version     text not null check (version <> ''),
  sha256      text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  in_force_on date not null,
  created_at  timestamptz not null,
  primary key (purpose, version)
);
comment on table privacy.consent_texts is 'Versions of consent texts, with the digest of the wording.';

-- No foreign key to the account: the evidence outlives it.
create table privacy.consents (
  id         uuid primary key,
  user_id    uuid,
  visitor_id uuid,
  purpose    text not null,
  version    text not null,
  is_given   boolean not null,
  source     text not null check (source in ('banner', 'sign_up', 'checkout', 'account', 'vendor_register', 'unsubscribe', 'request')),
  language   text not null check (language in ('fr', 'en', 'ar')),
  address    inet,
  given_at   timestamptz not null,
  foreign key (purpose, version) references privacy.consent_texts (purpose, version),
  check (num_nonnulls(user_id, visitor_id) > 0),
  check (purpose <> 'vendor_agreement' or user_id is not null)
);
comment on table privacy.consents is 'Consents and withdrawals: data subject, purpose, version, time, origin.';

create table privacy.data_requests (
  id              uuid primary key,
  number          text not null unique check (number ~ '^D-[0-9A-HJKMNP-TV-Z]{8}$'),
  kind            text not null check (kind in ('access', 'rectification', 'erasure', 'objection', 'portability')),
  state           text not null default 'received' check (state in (
                    'received', 'verified', 'in_progress', 'answered', 'refused', 'withdrawn')),
  user_id         uuid references identity.users (id) on delete set null,
  name            text,
  email           text check (email = lower(email)),
  phone           text,
  language        text not null check (language in ('fr', 'en', 'ar')),
  message         text,
  received_at     timestamptz not null,
  received_on     date not null,
  legal_days      smallint not null check (legal_days between 1 and 60),
  legal_source    text not null,
  due_on          date not null,
  verified_at     timestamptz,
  verified_how    text check (verified_how in ('signed_in', 'mail_code', 'phone_code', 'papers')),
  handler_id      uuid references identity.users (id) on delete set null,
  started_at      timestamptz,
  answered_at     timestamptz,
  answer          text,
  refused_at      timestamptz,
  refuse_reason   text check (refuse_reason in ('not_identified', 'legal_duty', 'abusive', 'no_data', 'other')),
  withdrawn_at    timestamptz,
  erased_at       timestamptz,
  -- Only the digest of the code that the requester receives is stored.
  code_digest     bytea check (length(code_digest) = 32),
  code_attempts   smallint not null default 0 check (code_attempts >= 0),
  code_expires_at timestamptz,
  verify_note     text,
  refuse_note     text,
  check (due_on = received_on + legal_days),
  check ((erased_at is null) = (email is not null)),
  check ((verified_at is null) = (verified_how is null)),
  check (state not in ('verified', 'in_progress', 'answered') or verified_at is not null),
  check (state <> 'in_progress' or (started_at is not null and handler_id is not null)),
  check ((state = 'answered') = (answered_at is not null)),
  check ((state = 'answered') = (answer is not null)),
  check ((state = 'refused') = (refused_at is not null)),
  check ((state = 'refused') = (refuse_reason is not null)),
  check ((state = 'withdrawn') = (withdrawn_at is not null)),
  check ((code_digest is null) = (code_expires_at is null)),
  check (erased_at is null or num_nonnulls(name, phone, message, code_digest) = 0)
);
comment on table privacy.data_requests is 'Data requests with their legal deadline and answer.';

create table privacy.request_history (
  id          uuid primary key,
  request_id  uuid not null references privacy.data_requests (id),
  from_state  text,
  to_state    text not null check (to_state is distinct from from_state),
  actor_role  text not null check (actor_role in ('person', 'admin', 'system')),
  actor_id    uuid,
  reason      text,
  happened_at timestamptz not null
);
comment on table privacy.request_history is 'Status transitions of data requests: actor, time, reason.';

create table privacy.erasures (
  id             uuid primary key,
  user_id        uuid,
  request_id     uuid references privacy.data_requests (id),
  state          text not null default 'planned' check (state in ('planned', 'running', 'done', 'withdrawn')),
  planned_at     timestamptz not null,
  run_after      timestamptz not null check (run_after >= planned_at),
  started_at     timestamptz,
  done_at        timestamptz,
  withdrawn_at   timestamptz,
  email          text check (email = lower(email)),
  phone          text,
  language       text check (language in ('fr', 'en', 'ar')),
  subject_digest bytea check (length(subject_digest) = 32),
  plan           jsonb check (jsonb_typeof(plan) = 'array'),
  planned_by     uuid,
  approved_by    uuid,
  approved_at    timestamptz,
  withdrawn_by   uuid,
  check (state not in ('running', 'done') or started_at is not null),
  check ((state = 'done') = (done_at is not null)),
  check ((state = 'withdrawn') = (withdrawn_at is not null)),
  check (started_at is null or started_at >= run_after),
  check (num_nonnulls(user_id, subject_digest) > 0),
  check (state in ('planned', 'running') or num_nonnulls(email, phone) = 0),
  check ((approved_by is null) = (approved_at is null)),
  -- Four-eyes approval; an operator with one admin waits a day instead.
  check (approved_by <> planned_by or approved_at >= planned_at + interval '24 hours'),
  check (state <> 'running' or planned_by is null or approved_at is not null)
);
comment on table privacy.erasures is 'Erasures of users and guests; each starts after the days in which it can be withdrawn.';

create table privacy.erasure_steps (
  erasure_id  uuid not null references privacy.erasures (id),
  capability  text not null check (capability ~ '^[a-z_]+$'),
  erased_rows integer not null check (erased_rows >= 0),
  kept_rows   integer not null check (kept_rows >= 0),
  kept_reason text,
  done_at     timestamptz not null,
  kept_until  date,
  primary key (erasure_id, capability),
  check ((kept_rows > 0) = (kept_reason is not null))
);
comment on table privacy.erasure_steps is 'Data erased and retained by each capability, with the legal basis of the retention.';

create table privacy.retention_rules (
  capability  text not null,
  table_name  text not null,
  keep_days   integer not null check (keep_days > 0),
  action      text not null check (action in ('delete', 'anonymize')),
  source      text not null,
  last_run_at timestamptz,
  last_rows   integer check (last_rows >= 0),
  least_days  integer not null default 1 check (least_days > 0),
  updated_by  uuid,
  updated_at  timestamptz,
  primary key (capability, table_name),
  check ((last_run_at is null) = (last_rows is null)),
  check (keep_days >= least_days)
);
comment on table privacy.retention_rules is 'Retention period of tables, its legal basis, and its last run.';

create table privacy.breaches (
  id                    uuid primary key,
  title                 text not null,
  description           text not null,
  state                 text not null default 'open' check (state in ('open', 'contained', 'closed')),
  severity              text not null check (severity in ('low', 'medium', 'high')),
  people_count          integer check (people_count >= 0),
  data_categories       text[] not null default '{}',
  discovered_at         timestamptz not null,
  authority_due_at      timestamptz not null check (authority_due_at > discovered_at),
  authority_notified_at timestamptz,
  people_notified_at    timestamptz,
  contained_at          timestamptz,
  closed_at             timestamptz,
  reported_by           uuid,
  number                text not null unique check (number ~ '^V-[0-9A-HJKMNP-TV-Z]{8}$'),
  people                text not null default '',
  consequences          text not null default '',
  measures              text not null default '',
  authority_reference   text,
  created_at            timestamptz not null,
  updated_at            timestamptz not null,
  check (state not in ('contained', 'closed') or contained_at is not null),
  check ((state = 'closed') = (closed_at is not null)),
  -- A breach file is closed only after the authority was notified.
  check (state <> 'closed' or authority_notified_at is not null),
  check (authority_reference is null or authority_notified_at is not null)
);
comment on table privacy.breaches is 'Breaches of personal data: description, extent, notifications with their times.';

create table privacy.breach_history (
  id          uuid primary key,
  breach_id   uuid not null references privacy.breaches (id),
  from_state  text,
  to_state    text not null,
  actor_id    uuid,
  note        text,
  happened_at timestamptz not null,
  -- Names of the steps beside the states of a breach.
  check (to_state in (
    'open', 'changed', 'authority_told', 'people_told', 'contained', 'closed'))
);
comment on table privacy.breach_history is 'Steps taken on a breach, with actor and time.';

create table privacy.exports (
  id                  uuid primary key,
  request_id          uuid not null references privacy.data_requests (id),
  subject_digest      bytea not null check (length(subject_digest) = 32),
  token_digest        bytea not null unique check (length(token_digest) = 32),
  storage_key         text unique,
  sha256              text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes               integer not null check (bytes > 0),
  created_by          uuid not null,
  created_at          timestamptz not null,
  expires_at          timestamptz not null check (expires_at > created_at),
  first_downloaded_at timestamptz,
  download_count      integer not null default 0 check (download_count >= 0),
  removed_at          timestamptz,
  check ((removed_at is null) = (storage_key is not null)),
  check ((download_count = 0) = (first_downloaded_at is null))
);
comment on table privacy.exports is 'Personal data exports in one encrypted file each, available by link until they expire.';

create table privacy.processing_register (
  id                    uuid primary key,
  code                  text not null check (code ~ '^[a-z][a-z0-9_]{1,40}$'),
  version               integer not null check (version > 0),
  legal_basis           text not null check (legal_basis in ('consent', 'contract', 'law', 'legitimate_interest')),
  texts                 jsonb not null check (texts ?& array['fr', 'en', 'ar']),
  is_transferred_abroad boolean not null default false,
  authority_receipt     text,
  declared_on           date,
  is_ended              boolean not null default false,
  updated_by            uuid,
  updated_at            timestamptz not null,
  check ((authority_receipt is null) = (declared_on is null)),
  unique (code, version)
);
comment on table privacy.processing_register is 'Legal register of processing: each change is a new version.';

create table privacy.retention_runs (
  id         uuid primary key,
  capability text not null,
  table_name text not null,
  keep_days  integer not null,
  rows       integer not null check (rows >= 0),
  ran_at     timestamptz not null,
  foreign key (capability, table_name) references privacy.retention_rules (capability, table_name)
);
comment on table privacy.retention_runs is 'Runs of retention rules: table, number of rows, time.';

create table privacy.access_log (
  id         uuid primary key,
  created_at timestamptz not null,
  actor_id   uuid not null,
  route      text not null check (route <> ''),
  kind       text not null check (kind in ('user', 'order', 'cart', 'vendor', 'refund', 'request', 'erasure', 'person')),
  subjects   text[] not null,
  address    inet,
  request_id text
);
comment on table privacy.access_log is 'Accesses of admins to personal data: time and origin; ids only, for a year.';

create index consents_by_user on privacy.consents (user_id, purpose, given_at desc) where user_id is not null;
create index consents_by_visitor on privacy.consents (visitor_id, purpose, given_at desc) where visitor_id is not null;
create index data_requests_open on privacy.data_requests (due_on) where state in ('received', 'verified', 'in_progress');
create index data_requests_by_user on privacy.data_requests (user_id, received_at desc) where user_id is not null;
create index data_requests_newest on privacy.data_requests (received_at desc, id desc);
create index data_requests_by_email on privacy.data_requests (email, received_at desc) where email is not null;
create index request_history_by_request on privacy.request_history (request_id, happened_at);
create index erasures_due on privacy.erasures (run_after) where state in ('planned', 'running');
create unique index erasures_one_living on privacy.erasures (user_id)
  where user_id is not null and state <> 'withdrawn';
create unique index erasures_one_open on privacy.erasures (subject_digest) where state in ('planned', 'running');
create index erasures_newest on privacy.erasures (planned_at desc, id desc);
create index erasures_by_request on privacy.erasures (request_id) where request_id is not null;
create index breaches_newest on privacy.breaches (created_at desc, id desc);
create index breach_history_by_breach on privacy.breach_history (breach_id, happened_at);
create index exports_by_request on privacy.exports (request_id);
create index exports_to_remove on privacy.exports (expires_at) where removed_at is null;
create index retention_runs_by_rule on privacy.retention_runs (capability, table_name, id desc);
create index access_log_by_actor on privacy.access_log (actor_id, id desc);

-- `fastupdate` would leave new rows in a pending list that every search reads through.
create index access_log_by_subject on privacy.access_log using gin (subjects) with (fastupdate = off);

-- Access to one kind of page, newest first.
create index access_log_by_kind on privacy.access_log (kind, id desc);

create function privacy.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%.% keeps its rows as they were written', tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;

-- The deadline of the day of arrival never changes.
create function privacy.guard_deadline() returns trigger language plpgsql as $$
begin
  if (new.received_at, new.received_on, new.legal_days, new.kind)
     is distinct from (old.received_at, old.received_on, old.legal_days, old.kind) then
    raise exception 'the deadline of a request does not move' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create function privacy.guard_access_log_retention() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.created_at < now() - interval '1 year' then return old; end if;
  raise exception '%.% keeps its rows as they were written', tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;

create function privacy.guard_breach() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state = 'closed'
     or (new.discovered_at, new.authority_due_at, new.number) is distinct from
        (old.discovered_at, old.authority_due_at, old.number)
     or (old.authority_notified_at is not null
         and new.authority_notified_at is distinct from old.authority_notified_at) then
    raise exception 'a closed dossier and the dates of a leak are kept' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger consent_texts_are_kept before update or delete on privacy.consent_texts
  for each row execute function privacy.refuse_change();
create trigger consents_are_kept before update or delete on privacy.consents
  for each row execute function privacy.refuse_change();
create trigger request_history_is_kept before update or delete on privacy.request_history
  for each row execute function privacy.refuse_change();
create trigger erasure_steps_are_kept before update or delete on privacy.erasure_steps
  for each row execute function privacy.refuse_change();
create trigger breach_history_is_kept before update or delete on privacy.breach_history
  for each row execute function privacy.refuse_change();
create trigger data_requests_keep_their_deadline before update on privacy.data_requests
  for each row execute function privacy.guard_deadline();
create trigger access_log_are_kept before update or delete on privacy.access_log
  for each row execute function privacy.guard_access_log_retention();
create trigger register_is_kept before update or delete on privacy.processing_register
  for each row execute function privacy.refuse_change();
create trigger retention_runs_are_kept before update or delete on privacy.retention_runs
  for each row execute function privacy.refuse_change();
create trigger breaches_are_kept before update or delete on privacy.breaches
  for each row execute function privacy.guard_breach();

-- `sha256` covers the name and the sentence in three languages, one per line. Another wording is another version.
insert into privacy.consent_texts (purpose, version, sha256, in_force_on, created_at) values
  ('cookies_analytics',  '2026-11', 'de128b20d46a3846c84b19fc30a15a2c0e9384b2814e1c18c897c2869991d6a3', '2026-11-01', '2026-11-01T00:00:00Z'),
  ('cookies_marketing',  '2026-11', '3fc04f55122be0a1166f1feab49068ff9f3b72bff038c5f397b5221980999113', '2026-11-01', '2026-11-01T00:00:00Z'),
  ('cookies_functional', '2026-11', 'ba971baba38f0aaac082751034427bcdec00a42029f5813dbf9cf3ed8e42ba7e', '2026-11-01', '2026-11-01T00:00:00Z');

-- The register of this marketplace at its start. Admins change it in the back office, where a change is a new
-- version.
insert into privacy.processing_register (id, code, version, legal_basis, texts, updated_at) values
  (gen_random_uuid(), 'accounts', 1, 'contract', '{"fr": {"name": "Comptes et connexion", "purpose": "Ouvrir un compte, se connecter, le protéger.", "people": "Clients, vendeurs, équipe", "data": "Nom, e-mail, téléphone, adresses de livraison, mot de passe haché, seconds facteurs, sessions (appareil, adresse IP).", "recipients": "L’équipe de la place de marché ; l’hébergeur.", "retention": "Jusqu’à la suppression du compte."}, "en": {"name": "Accounts and sign-in", "purpose": "Open an account, sign in, protect it.", "people": "Customers, sellers, team", "data": "Name, e-mail, phone, delivery addresses, hashed password, second factors, sessions (device, IP address).", "recipients": "The marketplace’s team; the host.", "retention": "Until the account is deleted."}, "ar": {"name": "الحسابات والدخول", "purpose": "فتح حساب والدخول إليه وحمايته.", "people": "الزبائن والبائعون والفريق", "data": "الاسم والبريد والهاتف وعناوين التوصيل وكلمة المرور المشفّرة وعوامل التحقق والجلسات (الجهاز وعنوان IP).", "recipients": "فريق السوق والمستضيف.", "retention": "إلى غاية حذف الحساب."}}'::jsonb, '2026-11-22T00:00:00Z'),
  (gen_random_uuid(), 'orders', 1, 'contract', '{"fr": {"name": "Commandes et livraison", "purpose": "Préparer, livrer et suivre les commandes, encaisser à la porte.", "people": "Acheteurs, avec ou sans compte", "data": "Nom, téléphone, e-mail, adresse, articles, montants, suivi du colis.", "recipients": "La boutique qui vend ; le transporteur choisi ; l’équipe.", "retention": "Dix ans après l’achat (code de commerce, art. 12) ; e-mail et téléphone effacés sur demande."}, "en": {"name": "Orders and delivery", "purpose": "Prepare, deliver and follow orders, collect at the door.", "people": "Buyers, with or without an account", "data": "Name, phone, e-mail, address, goods, amounts, tracking.", "recipients": "The shop that sells; the chosen courier; the team.", "retention": "Ten years after the purchase (code of commerce, art. 12); e-mail and phone erased on request."}, "ar": {"name": "الطلبيات والتوصيل", "purpose": "تحضير الطلبيات وتوصيلها وتتبعها وقبض ثمنها عند الباب.", "people": "المشترون بحساب أو بدونه", "data": "الاسم والهاتف والبريد والعنوان والسلع والمبالغ وتتبع الطرد.", "recipients": "المتجر البائع والناقل المختار والفريق.", "retention": "عشر سنوات بعد الشراء (القانون التجاري، المادة 12)؛ يُمحى البريد والهاتف عند الطلب."}}'::jsonb, '2026-11-22T00:00:00Z'),
  (gen_random_uuid(), 'confirmation', 1, 'legitimate_interest', '{"fr": {"name": "Confirmation par téléphone", "purpose": "Confirmer une commande payée à la livraison avant de l’expédier.", "people": "Acheteurs", "data": "Téléphone, issue des appels, notes.", "recipients": "La boutique et ses agents.", "retention": "Un an après la décision."}, "en": {"name": "Confirmation by phone", "purpose": "Confirm a cash order before it is sent.", "people": "Buyers", "data": "Phone, outcome of calls, notes.", "recipients": "The shop and its callers.", "retention": "A year after the decision."}, "ar": {"name": "التأكيد بالهاتف", "purpose": "تأكيد طلبية تُدفع عند الاستلام قبل إرسالها.", "people": "المشترون", "data": "الهاتف ونتيجة المكالمات والملاحظات.", "recipients": "المتجر وموظفوه.", "retention": "سنة بعد القرار."}}'::jsonb, '2026-11-22T00:00:00Z'),
  (gen_random_uuid(), 'payments', 1, 'contract', '{"fr": {"name": "Paiement en ligne", "purpose": "Encaisser et rembourser par carte Edahabia ou CIB.", "people": "Acheteurs qui paient en ligne", "data": "Montant, référence du paiement, carte masquée ; jamais le numéro de la carte.", "recipients": "Chargily, SATIM, la banque.", "retention": "Dix ans (code de commerce, art. 12)."}, "en": {"name": "Online payment", "purpose": "Take and give back money by Edahabia or CIB card.", "people": "Buyers who pay online", "data": "Amount, reference of the payment, masked card; never the card’s number.", "recipients": "Chargily, SATIM, the bank.", "retention": "Ten years (code of commerce, art. 12)."}, "ar": {"name": "الدفع الإلكتروني", "purpose": "القبض والرد ببطاقة الذهبية أو CIB.", "people": "المشترون الذين يدفعون عبر الإنترنت", "data": "المبلغ ومرجع الدفع والبطاقة مخفية الأرقام؛ ولا يُحفظ رقم البطاقة أبدًا.", "recipients": "شارجيلي وساتيم والبنك.", "retention": "عشر سنوات (القانون التجاري، المادة 12)."}}'::jsonb, '2026-11-22T00:00:00Z'),
  (gen_random_uuid(), 'invoices', 1, 'law', '{"fr": {"name": "Facturation et comptabilité", "purpose": "Émettre les factures et tenir les écritures.", "people": "Acheteurs, boutiques", "data": "Nom, adresse, articles, montants ; identité légale de la boutique.", "recipients": "L’acheteur, la boutique, l’administration fiscale.", "retention": "Dix ans (code de commerce, art. 12 ; décret exécutif 05-468)."}, "en": {"name": "Invoices and accounts", "purpose": "Issue invoices and keep the books.", "people": "Buyers, shops", "data": "Name, address, goods, amounts; the shop’s legal identity.", "recipients": "The buyer, the shop, the tax administration.", "retention": "Ten years (code of commerce, art. 12; decree 05-468)."}, "ar": {"name": "الفوترة والمحاسبة", "purpose": "إصدار الفواتير ومسك الدفاتر.", "people": "المشترون والمتاجر", "data": "الاسم والعنوان والسلع والمبالغ والهوية القانونية للمتجر.", "recipients": "المشتري والمتجر وإدارة الضرائب.", "retention": "عشر سنوات (القانون التجاري، المادة 12؛ المرسوم التنفيذي 05-468)."}}'::jsonb, '2026-11-22T00:00:00Z'),
  (gen_random_uuid(), 'returns', 1, 'law', '{"fr": {"name": "Retours et remboursements", "purpose": "Reprendre, échanger et rembourser.", "people": "Acheteurs", "data": "Motif, photos, compte où rembourser.", "recipients": "La boutique, l’équipe, le transporteur.", "retention": "Dix ans pour les écritures ; photos et mots effacés sur demande."}, "en": {"name": "Returns and refunds", "purpose": "Take back, exchange and refund.", "people": "Buyers", "data": "Reason, pictures, account to pay back to.", "recipients": "The shop, the team, the courier.", "retention": "Ten years for the books; pictures and words erased on request."}, "ar": {"name": "المرتجعات ورد المبالغ", "purpose": "الاسترجاع والاستبدال ورد المبالغ.", "people": "المشترون", "data": "السبب والصور والحساب الذي يُرد إليه المبلغ.", "recipients": "المتجر والفريق والناقل.", "retention": "عشر سنوات للقيود؛ تُمحى الصور والكلمات عند الطلب."}}'::jsonb, '2026-11-22T00:00:00Z'),
  (gen_random_uuid(), 'shops', 1, 'contract', '{"fr": {"name": "Boutiques", "purpose": "Vérifier les vendeurs, publier leur identité légale, leur verser leur argent.", "people": "Vendeurs et leurs employés", "data": "Nom, registre du commerce, NIF, carte, compte bancaire ou postal, pièces.", "recipients": "L’équipe ; l’identité légale est publique (loi 18-05) ; la banque.", "retention": "La vie de la boutique, puis dix ans."}, "en": {"name": "Shops", "purpose": "Check sellers, show their legal identity, pay them.", "people": "Sellers and their staff", "data": "Name, trade register, NIF, card, bank or postal account, papers.", "recipients": "The team; the legal identity is public (law 18-05); the bank.", "retention": "The life of the shop, then ten years."}, "ar": {"name": "المتاجر", "purpose": "التحقق من البائعين ونشر هويتهم القانونية ودفع أموالهم.", "people": "البائعون وموظفوهم", "data": "الاسم والسجل التجاري والرقم الجبائي والبطاقة والحساب البنكي أو البريدي والوثائق.", "recipients": "الفريق؛ الهوية القانونية علنية (القانون 18-05)؛ البنك.", "retention": "طوال حياة المتجر ثم عشر سنوات."}}'::jsonb, '2026-11-22T00:00:00Z'),
  (gen_random_uuid(), 'messages', 1, 'contract', '{"fr": {"name": "Messages et contact", "purpose": "Répondre aux acheteurs et aux visiteurs.", "people": "Acheteurs, visiteurs, vendeurs", "data": "Nom, e-mail, contenu des messages.", "recipients": "La boutique ou l’équipe à qui l’on écrit.", "retention": "Trois ans après le dernier message."}, "en": {"name": "Messages and contact", "purpose": "Answer buyers and visitors.", "people": "Buyers, visitors, sellers", "data": "Name, e-mail, what was written.", "recipients": "The shop or the team that is written to.", "retention": "Three years after the last message."}, "ar": {"name": "الرسائل والاتصال", "purpose": "الرد على المشترين والزوار.", "people": "المشترون والزوار والبائعون", "data": "الاسم والبريد ومحتوى الرسائل.", "recipients": "المتجر أو الفريق المُراسَل.", "retention": "ثلاث سنوات بعد آخر رسالة."}}'::jsonb, '2026-11-22T00:00:00Z'),
  (gen_random_uuid(), 'reviews', 1, 'consent', '{"fr": {"name": "Avis et questions", "purpose": "Publier ce que les acheteurs pensent et demandent.", "people": "Acheteurs", "data": "Prénom et initiale, note, texte, photos.", "recipients": "Tout le monde : les avis sont publics.", "retention": "Tant que le produit est vendu ; nom et mots effacés sur demande."}, "en": {"name": "Reviews and questions", "purpose": "Publish what buyers think and ask.", "people": "Buyers", "data": "First name and initial, stars, words, pictures.", "recipients": "Everybody: reviews are public.", "retention": "As long as the product is sold; name and words erased on request."}, "ar": {"name": "الآراء والأسئلة", "purpose": "نشر آراء المشترين وأسئلتهم.", "people": "المشترون", "data": "الاسم والحرف الأول من اللقب والتقييم والنص والصور.", "recipients": "الجميع: الآراء علنية.", "retention": "ما دام المنتج معروضًا؛ يُمحى الاسم والكلمات عند الطلب."}}'::jsonb, '2026-11-22T00:00:00Z'),
  (gen_random_uuid(), 'carts', 1, 'legitimate_interest', '{"fr": {"name": "Paniers en cours de commande", "purpose": "Retrouver un panier laissé en cours de commande ; le rappeler une fois, si la personne l’a accepté.", "people": "Visiteurs qui commencent une commande", "data": "Nom, e-mail, téléphone, wilaya et articles tapés.", "recipients": "L’équipe de la place de marché.", "retention": "90 jours."}, "en": {"name": "Carts at checkout", "purpose": "Find again a cart left at checkout; remind of it once, where the person agreed.", "people": "Visitors who begin an order", "data": "Name, e-mail, phone, wilaya and goods as typed.", "recipients": "The marketplace’s team.", "retention": "90 days."}, "ar": {"name": "السلال أثناء الطلب", "purpose": "استعادة سلة تُركت أثناء الطلب؛ والتذكير بها مرة واحدة إن وافق صاحبها.", "people": "الزوار الذين يبدؤون طلبية", "data": "الاسم والبريد والهاتف والولاية والسلع كما كُتبت.", "recipients": "فريق السوق.", "retention": "90 يومًا."}}'::jsonb, '2026-11-22T00:00:00Z'),
  (gen_random_uuid(), 'audience', 1, 'consent', '{"fr": {"name": "Mesure d’audience et publicité", "purpose": "Compter les visites ; remettre les ventes aux outils publicitaires.", "people": "Visiteurs qui ont accepté", "data": "Numéro tiré au sort, produits vus, paniers, achats ; e-mail haché si la publicité est acceptée.", "recipients": "L’équipe ; les outils publicitaires si la personne l’accepte.", "retention": "Jusqu’à l’addition dans les sommes, quelques mois au plus."}, "en": {"name": "Audience and advertising", "purpose": "Count visits; hand sales to advertising tools.", "people": "Visitors who agreed", "data": "Random number, products seen, carts, purchases; hashed e-mail where advertising was agreed to.", "recipients": "The team; advertising tools where the person agrees.", "retention": "Until added to the sums, a few months at most."}, "ar": {"name": "قياس الجمهور والإشهار", "purpose": "عدّ الزيارات وتسليم المبيعات لأدوات الإشهار.", "people": "الزوار الذين وافقوا", "data": "رقم عشوائي والمنتجات المشاهدة والسلال والمشتريات؛ والبريد مشفّرًا إن قُبل الإشهار.", "recipients": "الفريق؛ أدوات الإشهار إن وافق الشخص.", "retention": "إلى غاية إضافتها إلى المجاميع، بضعة أشهر على الأكثر."}}'::jsonb, '2026-11-22T00:00:00Z'),
  (gen_random_uuid(), 'mails', 1, 'contract', '{"fr": {"name": "Mails et SMS", "purpose": "Prévenir des commandes, des messages et de la sécurité du compte.", "people": "Clients, vendeurs", "data": "Adresse ou numéro, langue, sujet, moment.", "recipients": "Le service qui achemine mails et SMS.", "retention": "Un an, puis sans l’adresse."}, "en": {"name": "Mails and text messages", "purpose": "Tell of orders, messages and the account’s safety.", "people": "Customers, sellers", "data": "Address or number, language, subject, moment.", "recipients": "The service that carries mails and messages.", "retention": "A year, then without the address."}, "ar": {"name": "الرسائل الإلكترونية والقصيرة", "purpose": "الإخبار بالطلبيات والرسائل وأمن الحساب.", "people": "الزبائن والبائعون", "data": "العنوان أو الرقم واللغة والموضوع والوقت.", "recipients": "خدمة نقل الرسائل.", "retention": "سنة، ثم دون العنوان."}}'::jsonb, '2026-11-22T00:00:00Z'),
  (gen_random_uuid(), 'journal', 1, 'law', '{"fr": {"name": "Journal des actes et des consultations", "purpose": "Savoir qui a fait quoi et qui a regardé les données de qui (loi 25-11, art. 41 bis 3).", "people": "L’équipe, les vendeurs, les clients", "data": "Auteur, acte, objet, moment, adresse IP.", "recipients": "L’équipe ; l’ANPDP sur demande.", "retention": "Consultations : un an. Actes : aussi longtemps que ce qu’ils prouvent."}, "en": {"name": "Log of acts and of looking", "purpose": "Know who did what, and who looked at whose data (law 25-11, art. 41 bis 3).", "people": "The team, sellers, customers", "data": "Author, act, subject, moment, IP address.", "recipients": "The team; the ANPDP on request.", "retention": "Looking: a year. Acts: as long as what they prove."}, "ar": {"name": "سجل الأفعال والاطلاعات", "purpose": "معرفة من فعل ماذا ومن اطّلع على معطيات من (القانون 25-11، المادة 41 مكرر 3).", "people": "الفريق والبائعون والزبائن", "data": "الفاعل والفعل والموضوع والوقت وعنوان IP.", "recipients": "الفريق؛ السلطة الوطنية عند الطلب.", "retention": "الاطلاعات: سنة. الأفعال: بقدر ما تُثبته."}}'::jsonb, '2026-11-22T00:00:00Z'),
  (gen_random_uuid(), 'rights', 1, 'law', '{"fr": {"name": "Demandes sur les données", "purpose": "Répondre aux droits d’accès, de rectification, d’effacement et d’opposition.", "people": "Toute personne qui écrit", "data": "Nom, e-mail, demande, preuve d’identité, réponse.", "recipients": "L’équipe ; l’ANPDP sur demande.", "retention": "Cinq ans après la réponse, puis sans le nom."}, "en": {"name": "Requests about data", "purpose": "Answer the rights of access, correction, erasure and objection.", "people": "Whoever writes", "data": "Name, e-mail, request, proof of identity, answer.", "recipients": "The team; the ANPDP on request.", "retention": "Five years after the answer, then without the name."}, "ar": {"name": "الطلبات بشأن المعطيات", "purpose": "الاستجابة لحقوق الاطلاع والتصحيح والمحو والاعتراض.", "people": "كل من يراسلنا", "data": "الاسم والبريد والطلب وإثبات الهوية والرد.", "recipients": "الفريق؛ السلطة الوطنية عند الطلب.", "retention": "خمس سنوات بعد الرد، ثم دون الاسم."}}'::jsonb, '2026-11-22T00:00:00Z');

insert into privacy.retention_rules (capability, table_name, keep_days, least_days, action, source) values
  ('cart', 'abandoned_carts', 90, 1, 'delete', 'loi 18-07, art. 9'),
  ('notifications', 'deliveries', 365, 30, 'anonymize', 'loi 18-07, art. 9'),
  ('phone_confirmation', 'call_tasks', 365, 30, 'anonymize', 'loi 18-07, art. 9'),
  ('privacy', 'access_log', 366, 366, 'delete', 'loi 25-11, art. 41 bis 3'),
  ('messaging', 'threads', 1095, 30, 'anonymize', 'loi 18-07, art. 9'),
  ('privacy', 'data_requests', 1826, 365, 'anonymize', 'loi 18-07, art. 9 et 35'),
  ('orders', 'purchases', 3653, 3653, 'anonymize', 'code de commerce, art. 12'),
  ('documents', 'invoices', 3653, 3653, 'anonymize', 'code de commerce, art. 12; décret exécutif 05-468');

-- In-app notifications are of use for a season; what they are about is stored elsewhere.
insert into privacy.retention_rules (capability, table_name, keep_days, least_days, action, source) values
  ('notifications', 'notifications', 90, 7, 'delete', 'loi 18-07, art. 9');
