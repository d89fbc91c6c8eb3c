import { ok, refuse, type Result } from '#kernel/result.ts'
import { before, type Milliseconds } from '#kernel/time.ts'
import { childrenOf, elementOf } from './xml-element.ts'

type Confirmation = {
  method: string | null
  recipient: string | null
  inResponseTo: string | null
  notBefore: Date | null
  until: Date | null
}
export type Assertion = {
  id: string
  issuer: string
  nameId: string | null
  nameIdFormat: string | null
  confirmations: Confirmation[]
  sessionUntil: Date | null
  attributes: Readonly<Record<string, string[]>>
}
export type AttributeMapping = {
  keys?:
    | Record<
        string,
        {
          name?: string | undefined
          names?: string[] | undefined
          default?: unknown
          array?: boolean | undefined
        }
      >
    | undefined
}

const instantOf = (text: string | undefined): Date | null => {
  const now = text ? new Date(text) : null
  return now && !Number.isNaN(now.getTime()) ? now : null
}

/** The signature must be verified before. Null when a required claim is missing. */
export function readAssertion(
  signed: Record<string, unknown>,
  profile: { issuer: string; nameID?: string; nameIDFormat?: string; attributes?: unknown },
): Assertion | null {
  const assertion = elementOf(signed['Assertion'])
  const id = assertion?.$?.['ID']
  if (!id || !profile.issuer) return null
  const [subject] = childrenOf(assertion, 'Subject')
  const [statement] = childrenOf(assertion, 'AuthnStatement')
  return {
    id,
    issuer: profile.issuer,
    nameId: profile.nameID ?? null,
    nameIdFormat: profile.nameIDFormat ?? null,
    confirmations: childrenOf(subject, 'SubjectConfirmation').map((element) => {
      const data = childrenOf(element, 'SubjectConfirmationData')[0]?.$
      return {
        method: element.$?.['Method'] ?? null,
        recipient: data?.['Recipient'] ?? null,
        inResponseTo: data?.['InResponseTo'] ?? null,
        notBefore: instantOf(data?.['NotBefore']),
        until: instantOf(data?.['NotOnOrAfter']),
      }
    }),
    sessionUntil: instantOf(statement?.$?.['SessionNotOnOrAfter']),
    attributes: Object.fromEntries(
      Object.entries(profile.attributes ?? {}).map(([name, value]: [string, unknown]) => [
        name,
        [value].flat().filter((item): item is string => typeof item === 'string'),
      ]),
    ),
  }
}

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'

type Expected = { entityId: string; acsUrl: string; requestId: string | null; now: Date }

/** Null unless issuer, recipient, InResponseTo (or none) and time window are right. */
export function usableUntil(
  assertion: Assertion,
  { entityId, acsUrl, requestId, now }: Expected,
  skew: Milliseconds,
): Date | null {
  if (assertion.issuer !== entityId) return null
  const confirmation = assertion.confirmations.find(
    ({ method, recipient, inResponseTo, notBefore, until }) =>
      method === BEARER &&
      recipient === acsUrl &&
      inResponseTo === requestId &&
      until !== null &&
      until > before(now, skew) &&
      (notBefore === null || before(notBefore, skew) <= now),
  )
  return confirmation?.until ?? null
}

const SUBJECT_IDS = ['urn:oasis:names:tc:SAML:attribute:subject-id', 'subject-id']
const EMAILS = [
  'urn:oid:0.9.2342.19200300.100.1.3',
  'urn:oid:1.2.840.113549.1.9.1',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'http://schemas.xmlsoap.org/claims/EmailAddress',
  'mail',
  'email',
  'Email',
  'emailAddress',
]

export type SamlUser = { subject: string; email: string; claims: Record<string, unknown> }
export type SamlUserRefusal = {
  code: 'saml_assertion_no_user_id' | 'saml_assertion_no_email'
}

export function samlUser(
  { nameId, nameIdFormat, attributes }: Assertion,
  mapping: AttributeMapping,
): Result<SamlUser, SamlUserRefusal> {
  const first = (names: readonly string[]): string | null =>
    names.map((name) => attributes[name]?.[0]).find((value) => !!value) ?? null
  const subject = first(SUBJECT_IDS) ?? (nameIdFormat === TRANSIENT ? null : nameId)
  if (!subject) return refuse({ code: 'saml_assertion_no_user_id' })

  const claims: Record<string, unknown> = {}
  for (const [claim, { name, names = [], default: otherwise, array }] of Object.entries(
    mapping.keys ?? {},
  )) {
    const found = [...(name ? [name] : []), ...names]
      .map((value) => attributes[value])
      .find((item) => item?.length)
    const value = array ? found : found?.[0]
    if (value !== undefined || otherwise !== undefined) claims[claim] = value ?? otherwise
  }
  const mapped = typeof claims['email'] === 'string' ? claims['email'] : null
  const isMailName = nameIdFormat?.endsWith(':emailAddress') && nameId ? nameId : null
  const email = (mapped ?? first(EMAILS) ?? isMailName)?.trim().toLowerCase()
  if (!email || !/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 255)
    return refuse({ code: 'saml_assertion_no_email' })
  return ok({ subject, email, claims })
}
