import { type StaffPermission, hasPermission, type VendorRole } from '#kernel/staff-roles.ts'
import { ownKeysOf } from '#kernel/records.ts'
import type { Topic } from '../schema.ts'

/** Topics of the vendor space, with the permission a recipient needs. */
const SHOP = {
  'orders.placed': { topic: 'orders', permission: 'orders' },
  'orders.cancelled': { topic: 'orders', permission: 'orders' },
  'orders.delivery_rejected': { topic: 'orders', permission: 'orders' },
  'orders.readdressed': { topic: 'orders', permission: 'orders' },
  'returns.requested': { topic: 'returns', permission: 'orders' },
  'messages.received': { topic: 'messages', permission: 'orders' },
  'reviews.published': { topic: 'reviews', permission: 'catalogue' },
  'questions.asked': { topic: 'reviews', permission: 'catalogue' },
  'products.shown': { topic: 'products', permission: 'catalogue' },
  'products.withdrawn': { topic: 'products', permission: 'catalogue' },
  'products.withdrawn_because': { topic: 'products', permission: 'catalogue' },
  'products.sold_out': { topic: 'stock', permission: 'catalogue' },
  'imports.done': { topic: 'products', permission: 'catalogue' },
  'imports.failed': { topic: 'products', permission: 'catalogue' },
  'payouts.paid': { topic: 'payouts', permission: 'managing' },
  'payouts.failed': { topic: 'payouts', permission: 'managing' },
  'payouts.returned': { topic: 'payouts', permission: 'managing' },
  'documents.refused': { topic: 'security', permission: 'owning' },
  'documents.accepted': { topic: 'security', permission: 'owning' },
  'shops.approved': { topic: 'security', permission: 'owning' },
  'shops.rejected': { topic: 'security', permission: 'owning' },
  'shops.suspended': { topic: 'security', permission: 'owning' },
  'shops.suspended_because': { topic: 'security', permission: 'owning' },
  'shops.reopened': { topic: 'security', permission: 'owning' },
  'shops.identity_accepted': { topic: 'security', permission: 'owning' },
  'shops.identity_refused': { topic: 'security', permission: 'owning' },
} as const satisfies Record<string, { topic: Topic; permission: StaffPermission }>
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
  hasPermission(role, SHOP[what].permission)

/** Evaluated when reading, so that a changed role takes effect at once. */
export const topicsForRole = (role: VendorRole): VendorTopic[] =>
  OCCASIONS.filter((what) => isRelevantToRole(role, what))
