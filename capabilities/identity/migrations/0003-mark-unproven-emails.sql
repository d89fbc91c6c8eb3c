-- Confirmed without a proof: verification was off, or a company named an address outside its domains. Everything that
-- belongs to the owner of the mailbox (guest purchases, invitations, requests for personal data) asks for a proof.
alter table identity.users add column is_email_unproven boolean not null default false;

update identity.users u set is_email_unproven = true
where u.is_sso_user and not exists (
  select from identity.identities i
  join identity.sso_providers p on i.provider = 'sso:' || p.id
  join identity.sso_domains d on d.provider_id = p.id
  where i.user_id = u.id and d.domain = split_part(u.email, '@', 2));
