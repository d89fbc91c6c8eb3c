import { z } from 'zod'

/** What a person can choose to be written about; what the law or their safety asks is not a choice. */
export const CHOSEN_TOPICS = ['orders', 'messages', 'reviews', 'marketing'] as const
export const ChosenTopic = z.enum(CHOSEN_TOPICS)
export type ChosenTopic = z.infer<typeof ChosenTopic>

/** Whether each is wanted by mail. Advertising is only after somebody said yes. */
export const MailChoices = z.strictObject({
  orders: z.boolean(),
  messages: z.boolean(),
  reviews: z.boolean(),
  marketing: z.boolean(),
})
export type MailChoices = z.infer<typeof MailChoices>
