import { X509Certificate } from 'node:crypto'
import { parseXml2JsFromString } from '@node-saml/node-saml/lib/xml.js'

export type IdpMetadata = { entityId: string; certificates: string[]; signOnUrl: string }

type Element = { $?: Record<string, string>; _?: string; [child: string]: unknown }
const children = (element: Element | undefined, name: string): Element[] => {
  const found = element?.[name]
  return Array.isArray(found) ? (found as Element[]) : []
}
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const MOST_LETTERS = 500_000

/** Null when the metadata cannot be used. */
export async function parseIdpMetadata(xml: string): Promise<IdpMetadata | null> {
  if (xml.length > MOST_LETTERS) return null
  let root: Element | undefined
  try {
    const parsed = (await parseXml2JsFromString(xml)) as { EntityDescriptor?: Element }
    root = parsed.EntityDescriptor
  } catch {
    return null
  }
  const entityId = root?.$?.['entityID']
  const [descriptor] = children(root, 'IDPSSODescriptor')
  const certificates = children(descriptor, 'KeyDescriptor')
    .filter(({ $ }) => $?.['use'] !== 'encryption')
    .flatMap((key) => children(key, 'KeyInfo'))
    .flatMap((info) => children(info, 'X509Data'))
    .flatMap((data) => children(data, 'X509Certificate'))
    .map((certificate) => textOf(certificate).replace(/\s+/g, ''))
    .filter(isCertificate)
  const signOnUrl = children(descriptor, 'SingleSignOnService').find(
    ({ $ }) => $?.['Binding'] === REDIRECT,
  )?.$?.['Location']
  if (!entityId || !signOnUrl || !isWebAddress(signOnUrl) || certificates.length === 0) return null
  return { entityId, certificates, signOnUrl }
}

/** The parser returns an element without attributes as a plain string. */
const textOf = (element: unknown): string =>
  typeof element === 'string' ? element : ((element as Element)._ ?? '')

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
