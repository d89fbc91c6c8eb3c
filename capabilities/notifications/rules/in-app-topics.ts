import { type StaffPermission, hasPermission, type VendorRole } from '#kernel/staff-roles.ts'
import { ownKeysOf } from '#kernel/records.ts'
import type { Topic } from '../schema.ts'

/** Topics of the vendor space, with the permission a recipient needs. */
const SHOP = {
  'orders.placed': { topic: 'orders', duty: 'orders' },
  'orders.cancelled': { topic: 'orders', duty: 'orders' },
  'orders.delivery_rejected': { topic: 'orders', duty: 'orders' },
  'orders.readdressed': { topic: 'orders', duty: 'orders' },
  'returns.requested': { topic: 'returns', duty: 'orders' },
  'messages.received': { topic: 'messages', duty: 'orders' },
  'reviews.published': { topic: 'reviews', duty: 'catalogue' },
  'questions.asked': { topic: 'reviews', duty: 'catalogue' },
  'products.shown': { topic: 'products', duty: 'catalogue' },
  'products.withdrawn': { topic: 'products', duty: 'catalogue' },
  'products.withdrawn_because': { topic: 'products', duty: 'catalogue' },
  'products.sold_out': { topic: 'stock', duty: 'catalogue' },
  'imports.done': { topic: 'products', duty: 'catalogue' },
  'imports.failed': { topic: 'products', duty: 'catalogue' },
  'payouts.paid': { topic: 'payouts', duty: 'managing' },
  'payouts.failed': { topic: 'payouts', duty: 'managing' },
  'payouts.returned': { topic: 'payouts', duty: 'managing' },
  'documents.refused': { topic: 'security', duty: 'owning' },
  'documents.accepted': { topic: 'security', duty: 'owning' },
  'shops.approved': { topic: 'security', duty: 'owning' },
  'shops.rejected': { topic: 'security', duty: 'owning' },
  'shops.suspended': { topic: 'security', duty: 'owning' },
  'shops.suspended_because': { topic: 'security', duty: 'owning' },
  'shops.reopened': { topic: 'security', duty: 'owning' },
  'shops.identity_accepted': { topic: 'security', duty: 'owning' },
  'shops.identity_refused': { topic: 'security', duty: 'owning' },
} as const satisfies Record<string, { topic: Topic; duty: StaffPermission }>
export type VendorTopic = keyof typeof SHOP

export const ADMIN_TOPICS = [
  'team.shop_waits',
  'team.document_waits',
  'team.data_request',
  'team.contact',
  'team.reported',
  'team.batch_waits',
  'team.remittance_differs',
  'team.delivered_cancelled',
  'team.parcel_lost',
  'team.compensated_found',
  'team.delivery_denied',
  'team.work_failed',
] as const
export type AdminTopic = (typeof ADMIN_TOPICS)[number]
export type InAppTopic = VendorTopic | AdminTopic

const OCCASIONS = ownKeysOf(SHOP)

export const topicOf = (what: VendorTopic): Topic => SHOP[what].topic

export const isRelevantToRole = (role: VendorRole, what: VendorTopic): boolean =>
  hasPermission(role, SHOP[what].duty)

/** Evaluated when reading, so that a changed role takes effect at once. */
export const topicsForRole = (role: VendorRole): VendorTopic[] =>
  OCCASIONS.filter((what) => isRelevantToRole(role, what))
