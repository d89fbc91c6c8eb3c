/** As the parser of SAML gives it: attributes, text, and lists of children by name. */
export type XmlElement = { $?: Record<string, string>; _?: string; [child: string]: unknown }

const isAttributes = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')

const isElement = (value: unknown): value is XmlElement =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  (!('$' in value) || isAttributes(value.$)) &&
  (!('_' in value) || typeof value._ === 'string')

/** An element that is only text may be a plain string. */
export function elementOf(value: unknown): XmlElement | undefined {
  if (typeof value === 'string') return { _: value }
  return isElement(value) ? value : undefined
}

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] => {
  const children = element?.[name]
  return Array.isArray(children) ? children.map(elementOf).filter((item) => item !== undefined) : []
}
