import { z } from 'zod'
import { EMAIL_LOG_STATES } from './email-log-states.contract.ts'
import { filled, Id, Instant, LanguageCode, pageOf } from '../contract.ts'

const EmailLogStateCode = z.enum(EMAIL_LOG_STATES)

export const EmailLogQuery = z.object({
  /** The beginning of an address, or of an order number. */
  search: filled(z.string().trim().max(120)),
  state: filled(EmailLogStateCode),
  limit: filled(z.coerce.number().int().min(1).max(100)),
  cursor: filled(Id),
})
export type EmailLogQuery = z.infer<typeof EmailLogQuery>

export const LoggedEmailView = z.strictObject({
  id: Id,
  created_at: Instant,
  sent_at: Instant.nullable(),
  /** Null once it was erased. */
  recipient: z.string().nullable(),
  /** When such an email is sent, in the caller's language; null when its template is not known. */
  occasion: z.string().nullable(),
  topic: z.string(),
  reference: z.string().nullable(),
  language: LanguageCode,
  state: EmailLogStateCode,
  attempts: z.number().int(),
  /** The mail server's answer, for one that failed; `daily_limit` for one that was suppressed. */
  reason: z.string().nullable(),
})
export type LoggedEmailView = z.infer<typeof LoggedEmailView>

export const EmailLogPage = pageOf(LoggedEmailView)
export type EmailLogPageView = z.infer<typeof EmailLogPage>
