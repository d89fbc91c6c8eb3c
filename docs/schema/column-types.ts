// What the database does not say of a column: the shape of its JSON. Columns that only raw statements read are `unknown`.

/** Where the types come from, as seen from the folder of the capability. */
export const TYPE_MODULES: Record<string, string> = {
  AttributeMapping: './auth/rules/saml-assertion.ts',
  AuthenticationMethod: './schema.ts',
  Centimes: '#kernel/money.ts',
  Crop: './schema.ts',
  LocalDate: '#kernel/calendar.ts',
  JWK: 'jose',
  StoredCeremony: './schema.ts',
  StoredCredential: './schema.ts',
}

const OBJECT = 'Record<string, unknown>'

export const JSON_COLUMNS: Record<string, string> = {
  'identity.users.app_metadata': OBJECT,
  'identity.users.user_metadata': OBJECT,
  'identity.identities.identity_data': OBJECT,
  'identity.one_time_tokens.user_metadata': OBJECT,
  'identity.signing_keys.public_jwk': 'JWK',
  'identity.sessions.amr': 'AuthenticationMethod[]',
  'identity.mfa_factors.credential': 'StoredCredential',
  'identity.mfa_challenges.webauthn': 'StoredCeremony',
  'identity.sso_providers.attribute_mapping': 'AttributeMapping',
  'media.files.crop': 'Crop',
}
