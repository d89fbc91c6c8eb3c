import { X509Certificate } from 'node:crypto'
import { parseXml2JsFromString } from '@node-saml/node-saml/lib/xml.js'
import { childrenOf, elementOf, type XmlElement } from '../rules/xml-element.ts'

export type IdpMetadata = { entityId: string; certificates: string[]; signOnUrl: string }

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const MOST_LETTERS = 500_000

/** Null when the metadata cannot be used. */
export async function parseIdpMetadata(xml: string): Promise<IdpMetadata | null> {
  if (xml.length > MOST_LETTERS) return null
  let root: XmlElement | undefined
  try {
    root = elementOf((await parseXml2JsFromString(xml))['EntityDescriptor'])
  } catch {
    return null
  }
  const entityId = root?.$?.['entityID']
  const [descriptor] = childrenOf(root, 'IDPSSODescriptor')
  const certificates = childrenOf(descriptor, 'KeyDescriptor')
    .filter(({ $ }) => $?.['use'] !== 'encryption')
    .flatMap((key) => childrenOf(key, 'KeyInfo'))
    .flatMap((info) => childrenOf(info, 'X509Data'))
    .flatMap((data) => childrenOf(data, 'X509Certificate'))
    .map((certificate) => (certificate._ ?? '').replace(/\s+/g, ''))
    .filter(isCertificate)
  const signOnUrl = childrenOf(descriptor, 'SingleSignOnService').find(
    ({ $ }) => $?.['Binding'] === REDIRECT,
  )?.$?.['Location']
  if (!entityId || !signOnUrl || !isWebAddress(signOnUrl) || certificates.length === 0) return null
  return { entityId, certificates, signOnUrl }
}

function isCertificate(base64: string): boolean {
  try {
    return new X509Certificate(Buffer.from(base64, 'base64')).raw.length > 0
  } catch {
    return false
  }
}

function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  return url?.protocol === 'https:' || url?.protocol === 'http:'
}
