import { z } from 'zod'

/** Topics a user may opt out of. Legal and security emails are always sent. */
export const OPTIONAL_TOPICS = ['orders', 'messages', 'reviews', 'marketing'] as const
export const OptionalTopic = z.enum(OPTIONAL_TOPICS)
export type OptionalTopic = z.infer<typeof OptionalTopic>

/** Marketing requires an explicit opt-in. */
export const EmailPreferences = z.strictObject({
  orders: z.boolean(),
  messages: z.boolean(),
  reviews: z.boolean(),
  marketing: z.boolean(),
})
export type EmailPreferences = z.infer<typeof EmailPreferences>
