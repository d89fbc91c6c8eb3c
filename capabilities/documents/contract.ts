import { z } from 'zod'
import { LANGUAGES } from '#kernel/locale.ts'
import { Day, Dinars, Id, Instant } from '../contract.ts'
import { kindsWith } from './kinds.contract.ts'

/** A document of one order, of up to a hundred, or of a return. */
export const DownloadTicketBody = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(kindsWith('of', 'order')),
    order_ids: z.array(Id).length(1),
  }),
  z.strictObject({ kind: z.enum(kindsWith('of', 'return')), return_id: Id }),
  z.strictObject({
    kind: z.enum(kindsWith('of', 'orders')),
    order_ids: z.array(Id).min(1).max(100),
  }),
])
export const AdminDocumentBody = z.strictObject({ kind: z.enum(kindsWith('forAdmins', true)) })
export type AdminDocumentKind = z.infer<typeof AdminDocumentBody>['kind']

/** A signed URL that needs no bearer token, valid repeatedly until `expires_at`. */
export const DownloadTicket = z.object({ url: z.string(), expires_at: Instant })
export type DownloadTicketView = z.infer<typeof DownloadTicket>
export const BuyerInvoiceParams = z.object({ id: Id })
export const PurchaseInvoiceBody = z.strictObject({ order_id: Id })
export const PurchaseCreditNoteBody = z.strictObject({ return_id: Id })
export const BuyerCreditNoteParams = z.object({ id: Id })
export const FileParams = z.object({ kind: z.string().max(40) })
const part = z.string().max(8_000).optional()
/** Parameters of a signed URL. The signature validates them, not their shape. */
export const FileQuery = z.object({
  orders: part,
  return: part,
  language: part,
  session: part,
  shop: part,
  expires: part,
  signature: part,
  /** Language of the viewer. Not signed: it does not change which document is served. */
  lang: z
    .enum(LANGUAGES)
    .optional()
    .catch(undefined)
    .openapi({ type: 'string', enum: [...LANGUAGES] }),
})
export type FileQuery = z.infer<typeof FileQuery>

export const StampTierView = z.strictObject({
  /** Lower bound of the tier, in dinars. */
  from: Dinars.min(0).max(1_000_000_000),
  rate_bp: z.number().int().min(0).max(10_000),
  minimum: Dinars.min(0).max(1_000_000),
})
export const StampDuty = z.object({
  is_applied: z.boolean(),
  items: z.array(
    z.object({
      valid_from: Day,
      valid_until: Day.nullable(),
      state: z.enum(['coming', 'current', 'over']),
      source: z.string(),
      tiers: z.array(StampTierView),
    }),
  ),
})
export type StampDutyView = z.infer<typeof StampDuty>
export const StampSwitchBody = z.strictObject({ is_applied: z.boolean() })
export const NewScaleBody = z.strictObject({
  valid_from: Day,
  source: z.string().trim().min(3).max(200),
  tiers: z.array(StampTierView).min(1).max(10),
})
export const ScaleParams = z.object({ from: Day })
