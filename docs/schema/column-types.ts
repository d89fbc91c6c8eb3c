// What the database does not say of a column: the shape of its JSON, whose id or which code it holds. JSON columns that only raw
// statements read are `unknown`.

/** Where the types come from, as seen from the folder of the capability. */
export const TYPE_MODULES: Record<string, string> = {
  AddressId: './accounts/schema.ts',
  AdminDuty: '#kernel/admin-duties.ts',
  AttributeMapping: './auth/rules/saml-assertion.ts',
  AuthenticationMethod: './schema.ts',
  Centimes: '#kernel/money.ts',
  Crop: './schema.ts',
  FlowId: './schema.ts',
  InvoicePaymentMethod: './schema.ts',
  LocalDate: '#kernel/calendar.ts',
  LocalizedText: '#kernel/locale.ts',
  OnlineMethod: '#kernel/payment-methods.ts',
  PaymentMethod: '#kernel/payment-methods.ts',
  JWK: 'jose',
  RefreshTokenId: './schema.ts',
  SavedViewId: './schema.ts',
  SessionId: './schema.ts',
  SsoProviderId: './schema.ts',
  StaffRole: '#kernel/staff-roles.ts',
  StoredCeremony: './schema.ts',
  StoredCredential: './schema.ts',
  Topic: './topics.contract.ts',
  UserId: './schema.ts',
  VerificationDocumentKind: '#kernel/verification-documents.ts',
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
  'vendor_dashboard.saved_views.query': 'Record<string, string>',
}

/** By table, or by schema where the column means the same in all of its tables. */
export const ID_COLUMNS: Record<string, string> = {
  'identity.user_id': 'UserId',
  'identity.addresses.id': 'AddressId',
  'identity.deactivations.deactivated_by': 'UserId',
  'identity.flow_states.id': 'FlowId',
  'identity.flow_states.linking_user_id': 'UserId',
  'identity.refresh_tokens.id': 'RefreshTokenId',
  'identity.refresh_tokens.parent_id': 'RefreshTokenId',
  'identity.refresh_tokens.session_id': 'SessionId',
  'identity.saml_relay_states.flow_state_id': 'FlowId',
  'identity.saml_relay_states.provider_id': 'SsoProviderId',
  'identity.sessions.id': 'SessionId',
  'identity.sso_domains.provider_id': 'SsoProviderId',
  'identity.sso_providers.id': 'SsoProviderId',
  'identity.users.id': 'UserId',
  'vendor_dashboard.saved_views.id': 'SavedViewId',
}

/** Codes of a registry, of which the database knows the shape only. */
export const CODE_COLUMNS: Record<string, string> = {
  'identity.admin_duties.duty': 'AdminDuty',
  'documents.invoices.payment_method': 'InvoicePaymentMethod',
  'notifications.notifications.topic': 'Topic',
  'notifications.preferences.topic': 'Topic',
  'orders.purchases.payment_method': 'PaymentMethod',
  'payments.intents.method': 'OnlineMethod',
  'vendors.verification_documents.kind': 'VerificationDocumentKind',
  'vendors.staff.role': 'StaffRole',
  'vendors.staff_invitations.role': 'StaffRole',
}
