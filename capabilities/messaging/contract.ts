import { z } from 'zod'
import { Id } from '../contract.ts'

/** What a visitor writes to the operator about. */
export const CONTACT_TOPICS = ['order', 'return', 'account', 'selling', 'other'] as const
export const ContactTopic = z.enum(CONTACT_TOPICS)
export type ContactTopic = z.infer<typeof ContactTopic>

const line = (max: number) => z.string().trim().max(max)

export const ContactBody = z.strictObject({
  topic: ContactTopic,
  name: line(100).min(1),
  email: line(254).toLowerCase().pipe(z.email()),
  order_number: line(20).default(''),
  message: line(2000).min(10),
})
export type ContactInput = z.infer<typeof ContactBody>

export const ContactReceived = z.strictObject({ id: Id })
