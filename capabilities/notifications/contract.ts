import { z } from 'zod'

/** What a person can choose to be written about; what the law or their safety asks is not a choice. */
export const OPTIONAL_TOPICS = ['orders', 'messages', 'reviews', 'marketing'] as const
export const OptionalTopic = z.enum(OPTIONAL_TOPICS)
export type OptionalTopic = z.infer<typeof OptionalTopic>

/** Whether each is wanted by mail. Advertising is only after somebody said yes. */
export const EmailPreferences = z.strictObject({
  orders: z.boolean(),
  messages: z.boolean(),
  reviews: z.boolean(),
  marketing: z.boolean(),
})
export type EmailPreferences = z.infer<typeof EmailPreferences>
