import { codesOf } from '#kernel/codes-of.ts'

type TopicDefinition = {
  code: string
  /** `declinable`: until a person says no; `consent`: only after a dated consent to the text of `version`. */
  mail: 'always' | 'declinable' | { consent: string }
}

/** What a notification is about. The declinable ones are the choices of an account, in display order. */
export const TOPICS = [
  { code: 'security', mail: 'always' },
  { code: 'orders', mail: 'declinable' },
  { code: 'returns', mail: 'always' },
  { code: 'messages', mail: 'declinable' },
  { code: 'reviews', mail: 'declinable' },
  { code: 'payouts', mail: 'always' },
  { code: 'stock', mail: 'always' },
  { code: 'products', mail: 'always' },
  { code: 'team', mail: 'always' },
  { code: 'price_drop', mail: 'always' },
  { code: 'back_in_stock', mail: 'always' },
  // A changed text of the consent needs a new version.
  { code: 'marketing', mail: { consent: '2026-11' } },
] as const satisfies readonly TopicDefinition[]

type Listed = (typeof TOPICS)[number]
export type Topic = Listed['code']
type Choosable = Exclude<Listed, { mail: 'always' }>
export type OptionalTopic = Choosable['code']

const isChoosable = (listed: Listed): listed is Choosable => listed.mail !== 'always'
export const optionalTopics = (): OptionalTopic[] => codesOf(TOPICS.filter(isChoosable))

/** Version of the text that a person consents to; null where no consent is needed. */
export function consentVersionOf(topic: Topic): string | null {
  const mail: TopicDefinition['mail'] | undefined = TOPICS.find(({ code }) => code === topic)?.mail
  return typeof mail === 'object' ? mail.consent : null
}
