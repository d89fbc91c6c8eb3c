import { inflateRawSync } from 'node:zlib'
import { IdentityProvider, SamlLib, ServiceProvider } from 'samlify'
import { IDP_CERTIFICATE, IDP_KEY, UNTRUSTED_KEY } from './saml-keys.ts'

const SIGN_ON = 'https://sso.company.example/saml'
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
const withoutFrame = (pem: string): string => pem.replace(/-----[^-]+-----|\s/g, '')

export type FakeAssertion = {
  nameId: string
  nameIdFormat?: string
  attributes?: Record<string, string>
  audience?: string
  recipient?: string
  inResponseTo?: string | null
  issuer?: string
  /** Minutes from now. */
  from?: number
  until?: number
  sessionUntil?: number
  signed?: boolean
  withUntrustedKey?: boolean
}

export function samlProvider({
  serviceProviderMetadata,
  entityId = 'https://sso.company.example/metadata',
}: {
  serviceProviderMetadata: string
  entityId?: string
}) {
  const metadata = `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${entityId}"><md:IDPSSODescriptor WantAuthnRequestsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${withoutFrame(IDP_CERTIFICATE)}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor><md:NameIDFormat>${PERSISTENT}</md:NameIDFormat><md:SingleSignOnService Binding="${REDIRECT}" Location="${SIGN_ON}"/></md:IDPSSODescriptor></md:EntityDescriptor>`
  const us = ServiceProvider({ metadata: serviceProviderMetadata })
  const company = (privateKey: string) => IdentityProvider({ metadata, privateKey })

  return {
    entityId,
    metadata,
    signOnUrl: SIGN_ON,

    requestIn(address: string) {
      const url = new URL(address)
      const packed = Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64')
      const xml = inflateRawSync(packed).toString('utf8')
      return {
        xml,
        id: /ID="([^"]+)"/.exec(xml)?.[1] ?? '',
        relayState: url.searchParams.get('RelayState') ?? '',
        isSigned: url.searchParams.has('Signature'),
      }
    },

    /** The `SAMLResponse` field that the IdP posts to the ACS. */
    async answer(requestId: string | null, fakeAssertion: FakeAssertion): Promise<string> {
      const time = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
      const acs = us.entityMeta.getAssertionConsumerService('post') as string
      const idp = company(fakeAssertion.withUntrustedKey ? UNTRUSTED_KEY : IDP_KEY)
      const inResponseTo =
        fakeAssertion.inResponseTo === undefined ? requestId : fakeAssertion.inResponseTo
      const statements = Object.entries(fakeAssertion.attributes ?? {}).map(
        ([name, value]) =>
          `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`,
      )
      const session = fakeAssertion.sessionUntil
        ? ` SessionNotOnOrAfter="${time(fakeAssertion.sessionUntil)}"`
        : ''
      const replace = (template: string) => {
        const id = `_${Math.random().toString(16).slice(2)}`
        const filled = SamlLib.replaceTagsByValue(
          template
            .replace('{AuthnStatement}', '@@statements@@')
            .replace('{AttributeStatement}', ''),
          {
            ID: `${id}r`,
            AssertionID: id,
            Destination: acs,
            Audience: fakeAssertion.audience ?? us.entityMeta.getEntityID(),
            SubjectRecipient: fakeAssertion.recipient ?? acs,
            Issuer: fakeAssertion.issuer ?? entityId,
            IssueInstant: time(0),
            StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Success',
            ConditionsNotBefore: time(fakeAssertion.from ?? 0),
            ConditionsNotOnOrAfter: time(fakeAssertion.until ?? 5),
            SubjectConfirmationDataNotOnOrAfter: time(fakeAssertion.until ?? 5),
            NameIDFormat: fakeAssertion.nameIdFormat ?? PERSISTENT,
            NameID: fakeAssertion.nameId,
            InResponseTo: inResponseTo ?? undefined,
          } as never,
        )
        const context = filled.replace(
          '@@statements@@',
          `<saml:AuthnStatement AuthnInstant="${time(0)}"${session}/><saml:AttributeStatement>${statements.join('')}</saml:AttributeStatement>`,
        )
        return { id, context }
      }
      const made = await idp.createLoginResponse(us, {} as never, 'post', {}, replace as never)
      const xml = Buffer.from((made as { context: string }).context, 'base64').toString('utf8')
      const sent =
        fakeAssertion.signed === false
          ? xml.replaceAll(/<ds:Signature .*?<\/ds:Signature>/gs, '')
          : xml
      return Buffer.from(sent).toString('base64')
    },
  }
}
