// Written from the migrations by `npm run schema`.
import type { Generated } from 'kysely'
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { SettingsTables } from '#capabilities/settings/tables.ts'
import type { AuditTables } from '#capabilities/audit/tables.ts'
import type { AddressId } from "./accounts/schema.ts";
import type { AttributeMapping } from "./auth/rules/saml-assertion.ts";
import type { AuthenticationMethod, FlowId, RefreshTokenId, SessionId, SsoProviderId, StoredCeremony, StoredCredential, UserId } from "./schema.ts";
import type { AdminDuty } from "#kernel/admin-duties.ts";
import type { JWK } from "jose";
import type { GeneratedAlways, JSONColumnType } from "kysely";

export interface IdentityAddresses {
  address: string;
  city: string;
  commune_code: string | null;
  created_at: Date;
  first_name: string;
  id: AddressId;
  is_default: Generated<boolean>;
  label: Generated<string>;
  last_name: string;
  phone: string;
  postal_code: string | null;
  updated_at: Date;
  user_id: UserId;
  wilaya: string;
}

export interface IdentityAdminDuties {
  duty: AdminDuty;
  granted_at: Date;
  granted_by: string | null;
  user_id: UserId;
}

export interface IdentityDeactivations {
  banned_until: Date | null;
  deactivated_at: Date;
  deactivated_by: UserId | null;
  email: string | null;
  user_id: UserId;
}

export interface IdentityDuties {
  code: string;
}

export interface IdentityFlowStates {
  browser_digest: Buffer | null;
  code_challenge: string | null;
  code_challenge_method: "s256" | "plain" | null;
  code_digest: Buffer | null;
  code_issued_at: Date | null;
  created_at: Date;
  id: FlowId;
  invite_token_digest: Buffer | null;
  kind: "oauth" | "sso/saml" | "magiclink" | "recovery" | "invite" | "email/signup" | "email_change";
  linking_user_id: UserId | null;
  provider: string | null;
  provider_access_token: Buffer | null;
  provider_nonce: string | null;
  provider_refresh_token: Buffer | null;
  provider_verifier: Buffer | null;
  redirect_to: string;
  session_not_after: Date | null;
  used_at: Date | null;
  user_id: UserId | null;
}

export interface IdentityIdentities {
  created_at: Date;
  email: GeneratedAlways<string | null>;
  id: string;
  identity_data: JSONColumnType<Record<string, unknown>, string, string>;
  last_sign_in_at: Date | null;
  provider: string;
  provider_id: string;
  updated_at: Date;
  user_id: UserId;
}

export interface IdentityKnownDevices {
  device: string;
  first_seen_at: Date;
  last_seen_at: Date;
  user_id: UserId;
}

export interface IdentityMfaChallenges {
  attempts: Generated<number>;
  code_digest: Buffer | null;
  created_at: Date;
  expires_at: Date;
  factor_id: string;
  id: string;
  ip_address: string | null;
  verified_at: Date | null;
  webauthn: JSONColumnType<StoredCeremony | null, string | null, string | null>;
}

export interface IdentityMfaFactors {
  created_at: Date;
  credential: JSONColumnType<StoredCredential | null, string | null, string | null>;
  factor_type: "totp" | "phone" | "webauthn";
  friendly_name: Generated<string>;
  id: string;
  last_challenged_at: Date | null;
  last_totp_step: number | null;
  phone: string | null;
  secret_encrypted: Buffer | null;
  status: "unverified" | "verified";
  updated_at: Date;
  user_id: UserId;
}

export interface IdentityOneTimeTokens {
  attempts: Generated<number>;
  created_at: Date;
  digest: Buffer;
  expires_at: Date;
  id: string;
  identity_id: string | null;
  is_contested: Generated<boolean>;
  is_pkce: Generated<boolean>;
  kind: "confirmation" | "invite" | "magic_link" | "recovery" | "email_change_current" | "email_change_new" | "sms" | "phone_change" | "reauthentication";
  language: "fr" | "en" | "ar" | null;
  password_hash: string | null;
  sent_to: string;
  user_id: UserId;
  user_metadata: JSONColumnType<Record<string, unknown> | null, string | null, string | null>;
}

export interface IdentityOtpSends {
  digest: Buffer;
  sent_at: Date;
}

export interface IdentityProfiles {
  address: string | null;
  city: string | null;
  created_at: Date;
  email: string | null;
  email_sort_key: GeneratedAlways<string | null>;
  first_name: string | null;
  id: string;
  language: Generated<"fr" | "en" | "ar">;
  last_name: string | null;
  name_sort_key: GeneratedAlways<string | null>;
  phone: string | null;
  role: Generated<"customer" | "vendor" | "admin">;
  search_terms: GeneratedAlways<string | null>;
  updated_at: Date;
  user_id: UserId;
  wilaya: string | null;
}

export interface IdentityRefreshTokens {
  created_at: Date;
  id: RefreshTokenId;
  parent_id: RefreshTokenId | null;
  revoked_at: Date | null;
  session_id: SessionId;
}

export interface IdentitySamlAssertions {
  digest: Buffer;
  expires_at: Date;
}

export interface IdentitySamlRelayStates {
  created_at: Date;
  flow_state_id: FlowId | null;
  id: string;
  provider_id: SsoProviderId;
  redirect_to: string;
  request_id: string;
}

export interface IdentitySessions {
  aal: "aal1" | "aal2";
  amr: JSONColumnType<AuthenticationMethod[], string, string>;
  created_at: Date;
  factor_id: string | null;
  id: SessionId;
  ip: string | null;
  not_after: Date | null;
  reauthenticated_at: Date | null;
  refreshed_at: Date | null;
  user_agent: string | null;
  user_id: UserId;
}

export interface IdentitySigningKeys {
  activated_at: Date | null;
  alg: "ES256" | "RS256";
  created_at: Date;
  kid: string;
  private_key_encrypted: Buffer;
  public_jwk: JSONColumnType<JWK, string, string>;
  retired_at: Date | null;
  status: "standby" | "active" | "retired";
}

export interface IdentitySoleApprovals {
  announced_at: Date;
  announced_by: string;
  subject_id: string;
  subject_type: string;
}

export interface IdentitySsoDomains {
  created_at: Date;
  domain: string;
  id: string;
  provider_id: SsoProviderId;
}

export interface IdentitySsoProviders {
  attribute_mapping: JSONColumnType<AttributeMapping, string | undefined, string>;
  created_at: Date;
  entity_id: string;
  id: SsoProviderId;
  is_disabled: Generated<boolean>;
  metadata_url: string | null;
  metadata_xml: string;
  name_id_format: string | null;
  updated_at: Date;
}

export interface IdentityUserRoles {
  granted_at: Date;
  granted_by: string | null;
  role: "customer" | "vendor" | "admin";
  user_id: UserId;
}

export interface IdentityUsers {
  app_metadata: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  banned_until: Date | null;
  confirmation_sent_at: Date | null;
  created_at: Date;
  deleted_at: Date | null;
  email: string | null;
  email_change_confirmed: "current" | "new" | null;
  email_change_sent_at: Date | null;
  email_confirmed_at: Date | null;
  id: UserId;
  invited_at: Date | null;
  is_anonymous: Generated<boolean>;
  is_email_unproven: Generated<boolean>;
  is_sso_user: Generated<boolean>;
  last_sign_in_at: Date | null;
  managed_at: Date | null;
  new_email: string | null;
  new_phone: string | null;
  password_changed_at: Date | null;
  password_hash: string | null;
  phone: string | null;
  phone_change_sent_at: Date | null;
  phone_confirmed_at: Date | null;
  reauthentication_sent_at: Date | null;
  recovery_sent_at: Date | null;
  role: Generated<string>;
  updated_at: Date;
  user_metadata: JSONColumnType<Record<string, unknown>, string | undefined, string>;
}

export interface IdentityWeb3Messages {
  digest: Buffer;
  expires_at: Date;
}

export interface IdentityTables {
  "identity.addresses": IdentityAddresses;
  "identity.admin_duties": IdentityAdminDuties;
  "identity.deactivations": IdentityDeactivations;
  "identity.duties": IdentityDuties;
  "identity.flow_states": IdentityFlowStates;
  "identity.identities": IdentityIdentities;
  "identity.known_devices": IdentityKnownDevices;
  "identity.mfa_challenges": IdentityMfaChallenges;
  "identity.mfa_factors": IdentityMfaFactors;
  "identity.one_time_tokens": IdentityOneTimeTokens;
  "identity.otp_sends": IdentityOtpSends;
  "identity.profiles": IdentityProfiles;
  "identity.refresh_tokens": IdentityRefreshTokens;
  "identity.saml_assertions": IdentitySamlAssertions;
  "identity.saml_relay_states": IdentitySamlRelayStates;
  "identity.sessions": IdentitySessions;
  "identity.signing_keys": IdentitySigningKeys;
  "identity.sole_approvals": IdentitySoleApprovals;
  "identity.sso_domains": IdentitySsoDomains;
  "identity.sso_providers": IdentitySsoProviders;
  "identity.user_roles": IdentityUserRoles;
  "identity.users": IdentityUsers;
  "identity.web3_messages": IdentityWeb3Messages;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type IdentityDatabase = IdentityTables & Readable<PlatformTables & SettingsTables & AuditTables>
