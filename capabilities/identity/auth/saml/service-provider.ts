import { createPrivateKey } from 'node:crypto'
import { generateServiceProviderMetadata, SAML, type SamlConfig } from '@node-saml/node-saml'
import { parseXml2JsFromString } from '@node-saml/node-saml/lib/xml.js'
import type { ExternalConfig } from '../config.external.ts'
import type { SsoProvider } from '../queries/sso-providers.ts'
import { readAssertion, type Assertion } from '../rules/saml-assertion.ts'
import { childrenOf, elementOf } from '../rules/xml-element.ts'
import { parseIdpMetadata } from './idp-metadata.ts'

const CLOCK_SKEW = 30_000
const FORMATS = [
  'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
]

export function createServiceProvider(config: ExternalConfig['saml']) {
  const entityId = `${config.externalUrl}/sso/saml/metadata`
  const acsUrl = `${config.externalUrl}/sso/saml/acs`
  const privateKey = config.enabled ? pemOf(config.privateKey) : ''

  const us: Us = { entityId, acsUrl, privateKey, allowEncrypted: config.allowEncrypted }

  return {
    enabled: config.enabled,
    acsUrl,

    metadata(): string {
      const certificate = config.certificate
      return generateServiceProviderMetadata({
        issuer: entityId,
        callbackUrl: acsUrl,
        wantAssertionsSigned: true,
        identifierFormat: FORMATS as never, // the builder writes one element for each
        generateUniqueId: () => '_yova',
        ...(certificate && { privateKey, publicCerts: certificate }),
      })
    },

    async addressFor(
      company: SsoProvider,
      { requestId, relayState }: { requestId: string; relayState: string },
    ): Promise<string> {
      const partner = await partnerOf(us, company, requestId)
      return partner.getAuthorizeUrlAsync(relayState, undefined, {})
    },

    /** The unverified issuer, to look up the provider. */
    async issuerOf(response: string): Promise<string | null> {
      try {
        const xml = Buffer.from(response, 'base64').toString('utf8')
        const answer = elementOf((await parseXml2JsFromString(xml))['Response'])
        return childrenOf(answer, 'Issuer')[0]?._ ?? null
      } catch {
        return null
      }
    },

    /** Null when the signature does not cover the assertion. */
    async verify(company: SsoProvider, response: string): Promise<Assertion | null> {
      const partner = await partnerOf(us, company, null)
      try {
        const { profile } = await partner.validatePostResponseAsync({ SAMLResponse: response })
        const signed = profile?.getAssertion?.()
        return profile && signed ? readAssertion(signed, profile) : null
      } catch {
        // Every error is caused by the response itself.
        return null
      }
    },
  }
}
export type ServiceProvider = ReturnType<typeof createServiceProvider>

type Us = { entityId: string; acsUrl: string; privateKey: string; allowEncrypted: boolean }

async function partnerOf(us: Us, company: SsoProvider, requestId: string | null): Promise<SAML> {
  const read = await parseIdpMetadata(company.metadataXml)
  if (!read) throw new Error('the stored metadata of an SSO provider is invalid')
  const options: SamlConfig = {
    issuer: us.entityId,
    audience: us.entityId,
    callbackUrl: us.acsUrl,
    entryPoint: read.signOnUrl,
    idpCert: read.certificates,
    privateKey: us.privateKey,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    identifierFormat: company.nameIdFormat,
    disableRequestedAuthnContext: true,
    // Either the response or its assertion is signed; unsigned parts are never read.
    wantAuthnResponseSigned: false,
    wantAssertionsSigned: false,
    acceptedClockSkewMs: CLOCK_SKEW,
    ...(us.allowEncrypted && { decryptionPvk: us.privateKey }),
    ...(requestId && { generateUniqueId: () => requestId }),
  }
  return new SAML(options)
}

/** Accepts PEM, or base64 of PKCS#1 or PKCS#8. */
function pemOf(text: string): string {
  const key = text.includes('-----BEGIN')
    ? createPrivateKey(text.replaceAll('\\n', '\n'))
    : fromBytes(Buffer.from(text, 'base64'))
  return key.export({ type: 'pkcs8', format: 'pem' }).toString()
}

function fromBytes(key: Buffer) {
  try {
    return createPrivateKey({ key, format: 'der', type: 'pkcs1' })
  } catch {
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
  }
}
