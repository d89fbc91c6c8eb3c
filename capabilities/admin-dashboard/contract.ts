import { z } from 'zod'
import { Day, Dinars, filled, Id, Instant, pageOf } from '../contract.ts'
import { ACTIVITY_KINDS, ACTIVITY_SUBJECTS } from './activity-kinds.contract.ts'

export const RECENT_ACTIVITY_ACTIONS = [
  'identity.user_created',
  'identity.user_updated',
  'identity.user_deactivated',
  'identity.user_reactivated',
  'identity.role_changed',
  'identity.account_erased',
  'vendors.vendor_registered',
  'vendors.registration_resubmitted',
  'vendors.vendor_created_by_admin',
  'vendors.vendor_edited',
  'vendors.vendor_decided',
  'vendors.vendor_activated',
  'vendors.vendor_deactivated',
  'orders.status_changed',
  'settings.changed',
] as const

export const ActivityView = z.strictObject({
  id: Id,
  at: Instant,
  action: z.enum(RECENT_ACTIVITY_ACTIONS),
  actor: z.strictObject({
    role: z.enum(['anyone', 'customer', 'vendor', 'admin', 'service', 'system']),
    name: z.string().nullable(),
  }),
  subject: z.strictObject({
    type: z.enum(['user', 'vendor', 'order', 'settings']),
    id: z.string().nullable(),
    name: z.string().nullable(),
  }),
  /** The new role or status, or the names of the changed settings. */
  now: z.string().nullable(),
})
export type ActivityView = z.infer<typeof ActivityView>

/** Orders placed on a day up to one time, without those cancelled by then. */
const DaySales = z.strictObject({ orders: z.number().int(), amount: Dinars })

/** Counts of work that waits for the operator outside of moderation. */
export const WorkQueuesView = z.strictObject({
  batches_to_approve: z.number().int(),
  refunds_to_approve: z.number().int(),
  /** Without those of a card, which the gateway pays. */
  refunds_to_pay: z.number().int(),
  /** Card refunds that a gateway leaves to people: to pay, or to confirm. */
  card_refunds_by_hand: z.number().int(),
  /** Without open differences. */
  remittances_to_post: z.number().int(),
  differences: z.number().int(),
  journals_to_post: z.number().int(),
  /** Remittances that left something in the clearing account. */
  suspense_items: z.number().int(),
  gateway_settlements_to_post: z.number().int(),
  /** What vendors paid of their debt, recorded by one admin. */
  vendor_settlements_to_post: z.number().int(),
  till_deposits_to_confirm: z.number().int(),
  /** Payouts that the bank did not pay, or sent back. */
  payout_returns_to_confirm: z.number().int(),
  /** Lost parcels whose courier did not answer within the deadline. */
  late_claims: z.number().int(),
  /** Orders with a delivery that only the vendor reports: denied by the buyer, or unconfirmed for days. */
  delivery_claims: z.number().int(),
  calls: z.number().int(),
  backup_overdue: z.boolean(),
})
export type WorkQueuesView = z.infer<typeof WorkQueuesView>

export const AdminDashboardView = z.strictObject({
  users: z.number().int(),
  vendors: z.number().int(),
  /** Public ones only. */
  products: z.number().int(),
  orders: z.number().int(),
  /** Of paid orders, and what was paid back of them since. */
  revenue: Dinars,
  refunded: Dinars,
  net_revenue: Dinars,
  pending_vendors: z.number().int(),
  today: DaySales,
  /** The same weekday a week ago, up to the same time. */
  last_week: DaySales,
  waiting: z.array(
    z.strictObject({
      id: Id,
      business_name: z.string(),
      business_phone: z.string().nullable(),
      business_city: z.string().nullable(),
      business_wilaya: z.string().nullable(),
      created_at: Instant,
    }),
  ),
  orders_by_status: z.strictObject({
    pending: z.number().int(),
    confirmed: z.number().int(),
    processing: z.number().int(),
    shipped: z.number().int(),
    delivered: z.number().int(),
    cancelled: z.number().int(),
  }),
  activity: z.array(ActivityView),
  as_of: Instant,
})
export type AdminDashboardView = z.infer<typeof AdminDashboardView>

export const ActivityQuery = z.object({
  search: filled(z.string().trim().max(120)),
  kind: filled(z.enum(ACTIVITY_KINDS)),
  actor: filled(Id),
  /** The subject's type, together with its id in `of`. */
  about: filled(z.enum(ACTIVITY_SUBJECTS)),
  of: filled(z.string().max(120)),
  from: filled(Day),
  until: filled(Day),
  limit: filled(z.coerce.number().int().min(1).max(100)),
  cursor: filled(Id),
})

export const ActivityEntry = z.strictObject({
  id: Id,
  at: Instant,
  action: z.string(),
  actor: z.strictObject({
    role: z.enum(['anyone', 'customer', 'vendor', 'admin', 'service', 'system']),
    id: Id.nullable(),
    name: z.string().nullable(),
  }),
  subject: z.strictObject({
    type: z.string(),
    id: z.string().nullable(),
    name: z.string().nullable(),
  }),
  before: z.unknown(),
  after: z.unknown(),
  address: z.string().nullable(),
  request_id: z.string().nullable(),
})
export type ActivityEntryView = z.infer<typeof ActivityEntry>
export const ActivityPage = pageOf(ActivityEntry)
export type ActivityPageView = z.infer<typeof ActivityPage>
