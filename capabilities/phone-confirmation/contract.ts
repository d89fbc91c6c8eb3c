import { z } from 'zod'
import {
  Day,
  Dinars,
  Id,
  Instant,
  LanguageCode,
  pageOf,
  ImageView,
  whenValid,
} from '../contract.ts'

export const TaskState = z.enum([
  'to_confirm',
  'no_answer',
  'callback',
  'wrong_number',
  'duplicate',
  'refused',
  'confirmed',
  'expired',
])
export const CALL_REFUSE_REASONS = [
  'changed_mind',
  'too_expensive',
  'found_elsewhere',
  'too_slow',
  'not_ordered',
  'wrong_product',
  'cannot_pay',
  'other',
] as const

/** Another vendor's caller stays anonymous. */
const Claim = z.object({ name: z.string().nullable(), is_mine: z.boolean(), until: Instant })

export const CallsQuery = z.object({
  view: z.enum(['calls', 'called']).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(300).optional(),
})

export const CallRowView = z.object({
  id: Id,
  order_id: Id,
  order_number: z.string(),
  placed_at: Instant,
  state: TaskState,
  attempts: z.number().int(),
  next_call_at: Instant.nullable(),
  callback_at: Instant.nullable(),
  expires_at: Instant,
  decided_at: Instant.nullable(),
  refuse_reason: z.string().nullable(),
  is_due: z.boolean(),
  customer: z.object({ name: z.string(), city: z.string(), wilaya: z.string() }),
  total_amount: Dinars, // what is collected on delivery, with the stamp duty of cash
  items: z.array(z.object({ product_name: z.string(), image: ImageView.nullable() })), // up to 3
  claim: Claim.nullable(),
})
export type CallRowView = z.infer<typeof CallRowView>

const TimeOfDay = z.string().regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/)
export const CallsPageView = pageOf(CallRowView).extend({
  counts: z.object({
    calls: z.number().int(),
    called: z.number().int(),
    /** Call tasks that are due now. */
    due: z.number().int(),
  }),
  hours: z.object({ from: TimeOfDay, until: TimeOfDay, is_open: z.boolean() }),
  is_on: z.boolean(),
})
export type CallsPageView = z.infer<typeof CallsPageView>
export const CallsDue = z.object({ count: z.number().int() })

export const CallView = CallRowView.extend({
  phone: z.string(),
  language: LanguageCode,
  max_attempts: z.number().int(),
  script: z.string(),
  whatsapp: z.string(),
  calls: z.array(
    z.object({
      id: Id,
      at: Instant,
      channel: z.enum(['phone', 'whatsapp', 'sms', 'link']),
      outcome: z.string(),
      callback_at: Instant.nullable(),
      note: z.string().nullable(),
      by: z.string().nullable(),
    }),
  ),
  /** Other open orders of this phone number at the vendor. */
  same_buyer: z.array(
    z.object({ id: Id, order_number: z.string(), placed_at: Instant, status: z.string() }),
  ),
})
export type CallView = z.infer<typeof CallView>

export const CallParams = z.object({ id: Id })
const Note = z.string().trim().max(300).optional()
const spoken = { channel: z.enum(['phone', 'whatsapp', 'sms']).default('phone'), note: Note }
export const OutcomeBody = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('confirmed'),
    delivery_note: z.string().trim().max(300).optional(),
    ...spoken,
  }),
  z.strictObject({ outcome: z.enum(['no_answer', 'unreachable', 'wrong_number']), ...spoken }),
  z.strictObject({ outcome: z.literal('callback'), at: Instant, ...spoken }),
  z.strictObject({ outcome: z.literal('refused'), reason: z.enum(CALL_REFUSE_REASONS), ...spoken }),
  z.strictObject({ outcome: z.literal('duplicate'), of: Id, ...spoken }),
])
export type OutcomeInput = z.infer<typeof OutcomeBody>

const Script = z.string().trim().max(2000)
/** An empty script uses the operator's. */
export const CallSettings = z.object({
  is_on: z.boolean(),
  max_attempts: z.number().int().min(1).max(10),
  spacing_minutes: z.number().int().min(5).max(1440),
  calls_from: TimeOfDay,
  calls_until: TimeOfDay,
  expires_hours: z.number().int().min(1).max(240),
  scripts: z.strictObject({ fr: Script, en: Script, ar: Script }),
})
export type CallSettingsView = z.infer<typeof CallSettings>
export const CallSettingsBody = CallSettings.refine(
  ({ calls_from, calls_until }) => calls_from < calls_until,
  { path: ['calls_until'], error: 'hours_in_order', ...whenValid('calls_from', 'calls_until') },
)
export const ReadCallSettings = CallSettings.extend({
  /** Used where the vendor has no script. */
  default_scripts: z.strictObject({ fr: z.string(), en: z.string(), ar: z.string() }),
})
export type ReadCallSettingsView = z.infer<typeof ReadCallSettings>

const Key = z.string().regex(/^[\w-]{43}$/)
export const ConfirmationLinkBody = z.strictObject({ key: z.string().max(100) })
/** Leaves out the buyer's contact and street address: anyone may hold the link. */
export const ConfirmationLinkDetail = z.object({
  order_number: z.string(),
  number: z.string(),
  vendor: z.object({ business_name: z.string(), business_phone: z.string().nullable() }),
  state: z.enum(['waiting', 'confirmed', 'cancelled', 'over']),
  expires_at: Instant,
  items: z.array(
    z.object({
      product_name: z.string(),
      variant_label: z.string().nullable(),
      image: ImageView.nullable(),
      quantity: z.number().int(),
      total: Dinars,
    }),
  ),
  city: z.string(),
  deliver_from: Day,
  deliver_until: Day,
  total_amount: Dinars, // what is collected on delivery, with the stamp duty of cash
})
export type LinkReadingView = z.infer<typeof ConfirmationLinkDetail>
/** Sent by the page's form when scripts are disabled. */
export const LinkAnswerForm = z.object({
  key: Key,
  answer: z.enum(['confirmed', 'refused']),
})
export const LinkRequestBody = z.strictObject({ order_id: Id })
export const ConfirmationLinkCreated = z.object({ url: z.string() })
export type LinkMadeView = z.infer<typeof ConfirmationLinkCreated>
