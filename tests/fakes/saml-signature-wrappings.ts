const assertionOf = (xml: string) => /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)?.[0] ?? ''
const signatureOf = (xml: string) => /<ds:Signature .*?<\/ds:Signature>/s.exec(xml)?.[0] ?? ''
const forged = (xml: string) =>
  assertionOf(xml)
    .replace(signatureOf(xml), '')
    .replaceAll('victim', 'admin')
    .replace(/ID="[^"]+"/, 'ID="_forged"')

/** Of the answer for `victim`: the forged assertion is for `admin`. */
export const SIGNATURE_WRAPPINGS: readonly ((xml: string) => string)[] = [
  // XML signature wrapping: a forged assertion before or after the signed one.
  (xml) => xml.replace('<saml:Assertion', `${forged(xml)}<saml:Assertion`),
  (xml) => xml.replace('</samlp:Response>', `${forged(xml)}</samlp:Response>`),
  // The signed assertion inside the forged one, or in an extension before it.
  (xml) =>
    xml.replace(
      assertionOf(xml),
      forged(xml).replace('</saml:Subject>', `</saml:Subject>${assertionOf(xml)}`),
    ),
  (xml) =>
    xml.replace(
      assertionOf(xml),
      `<samlp:Extensions>${assertionOf(xml)}</samlp:Extensions>${forged(xml)}`,
    ),
  // The signed assertion inside the signature of the forged one.
  (xml) =>
    xml.replace(
      assertionOf(xml),
      forged(xml).replace(
        '</saml:Issuer>',
        `</saml:Issuer>${signatureOf(xml).replace('</ds:Signature>', `<ds:Object>${assertionOf(xml).replace(signatureOf(xml), '')}</ds:Object></ds:Signature>`)}`,
      ),
    ),
  // Changed text under the same signature, and a comment that splits a name in two.
  (xml) => xml.replaceAll('id-victim', 'id-admin'),
  (xml) => xml.replaceAll('victim@company.dz', 'admin<!-- -->@company.dz'),
]
