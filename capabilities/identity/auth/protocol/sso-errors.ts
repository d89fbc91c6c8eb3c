import type { SsoProviderRefusal } from '../operations/external/sso-admin.ts'
import type { SamlResponseRefusal } from '../operations/external/saml-acs.ts'
import type { StartSsoSignInRefusal } from '../operations/external/sso.ts'
import {
  externalIdentityError,
  CHALLENGE_ERRORS,
  isExternalIdentityRefusal,
} from './external-errors.ts'
import { validationFailed, type ProtocolError } from './errors.ts'

const missing = (code: string, message: string): ProtocolError => ({ status: 404, code, message })
const SAML_OFF = missing('saml_provider_disabled', 'SAML 2.0 is disabled')
const DISABLED = missing('sso_provider_disabled', 'SSO provider is disabled')
const NOT_FOUND = missing('sso_provider_not_found', 'No such SSO provider')

export const SSO_ERRORS: Record<StartSsoSignInRefusal['code'], ProtocolError> = {
  ...CHALLENGE_ERRORS,
  saml_disabled: SAML_OFF,
  company_ambiguous: validationFailed('Only one of provider_id or domain should be provided'),
  company_not_found: missing('sso_provider_not_found', 'No SSO provider assigned for this domain'),
  company_disabled: DISABLED,
}

type Own = Exclude<SamlResponseRefusal, { code: 'hook_refused' }>['code']
const RETURN_ERRORS: Partial<Record<Own, ProtocolError>> = {
  saml_disabled: SAML_OFF,
  response_missing: validationFailed('SAMLResponse is missing'),
  assertion_refused: validationFailed('SAML assertion is not valid'),
  company_not_found: NOT_FOUND,
  company_disabled: DISABLED,
  relay_not_found: missing(
    'saml_relay_state_not_found',
    'SAML RelayState does not exist, try logging in again?',
  ),
  relay_expired: {
    status: 422,
    code: 'saml_relay_state_expired',
    message: 'SAML RelayState has expired. Try logging in again?',
  },
  idp_not_found: missing('saml_idp_not_found', 'A SAML connection has not been established'),
  saml_assertion_no_user_id: {
    status: 400,
    code: 'saml_assertion_no_user_id',
    message: 'SAML assertion did not contain a persistent Subject Identifier',
  },
  saml_assertion_no_email: {
    status: 400,
    code: 'saml_assertion_no_email',
    message: 'SAML assertion does not contain an email address',
  },
}

export const samlError = (refusal: SamlResponseRefusal): ProtocolError =>
  isExternalIdentityRefusal(refusal)
    ? externalIdentityError(refusal)
    : (RETURN_ERRORS[refusal.code] ?? validationFailed('SAML assertion is not valid'))

export const SSO_PROVIDER_ERRORS: Record<SsoProviderRefusal['code'], ProtocolError> = {
  company_not_found: NOT_FOUND,
  metadata_missing: validationFailed('Either metadata_xml or metadata_url must be set'),
  metadata_ambiguous: validationFailed('Only one of metadata_xml or metadata_url needs to be set'),
  metadata_not_https: validationFailed('metadata_url is not a HTTPS URL'),
  metadata_unreachable: validationFailed('metadata_url did not answer with metadata'),
  metadata_malformed: validationFailed('Invalid SAML metadata of an identity provider'),
  metadata_of_another: validationFailed('The entity ID in the metadata cannot be changed'),
  domain_malformed: validationFailed('Domains must be domain names'),
  saml_idp_already_exists: {
    status: 422,
    code: 'saml_idp_already_exists',
    message: 'SAML Identity Provider with this EntityID already exists',
  },
  sso_domain_already_exists: {
    status: 422,
    code: 'sso_domain_already_exists',
    message: 'SSO Domain is already assigned to another provider',
  },
}
