import { z } from 'zod'
import { recordOf } from '#kernel/records.ts'
import { optionalTopics } from './topics.contract.ts'

/** Topics that a user may choose. Legal and security emails are always sent. */
export const EmailPreferences = z.strictObject(recordOf(optionalTopics(), () => z.boolean()))
export type EmailPreferences = z.infer<typeof EmailPreferences>
