import type { TextKey, Translate } from './texts.ts'

/** Names that come from the server: one without a text stays as it is. */
export function textOrName(t: Translate, prefix: string, name: string): string {
  const key = `${prefix}.${name}`
  const text = t(key as TextKey) // maybe of no text: it comes back unchanged
  return text === key ? name : text
}
