import { type StaffPermission, hasPermission, type VendorRole } from '#kernel/staff-roles.ts'
import { ownKeysOf } from '#kernel/records.ts'
import type { Topic } from '../topics.contract.ts'

/** Occasions of the vendor space, with the permission a recipient needs. */
export const VENDOR_OCCASIONS = {
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
export type VendorTopic = keyof typeof VENDOR_OCCASIONS

/** Occasions of the back office. `hasRecord`: about one record, whose decision makes it read for all. */
export const ADMIN_OCCASIONS = [
  { code: 'team.shop_waits', hasRecord: true },
  { code: 'team.document_waits', hasRecord: true },
  { code: 'team.data_request', hasRecord: true },
  { code: 'team.contact', hasRecord: true },
  { code: 'team.reported', hasRecord: true },
  { code: 'team.batch_waits', hasRecord: true },
  { code: 'team.remittance_differs', hasRecord: true },
  { code: 'team.delivered_cancelled', hasRecord: true },
  { code: 'team.parcel_lost', hasRecord: true },
  { code: 'team.compensated_found', hasRecord: true },
  { code: 'team.delivery_denied', hasRecord: true },
  { code: 'team.work_failed', hasRecord: false },
] as const satisfies readonly { code: string; hasRecord: boolean }[]
export type AdminTopic = (typeof ADMIN_OCCASIONS)[number]['code']
export type InAppTopic = VendorTopic | AdminTopic

export const topicOf = (what: VendorTopic): Topic => VENDOR_OCCASIONS[what].topic

export const isRelevantToRole = (role: VendorRole, what: VendorTopic): boolean =>
  hasPermission(role, VENDOR_OCCASIONS[what].permission)

/** Evaluated when reading, so that a changed role takes effect at once. */
export const topicsForRole = (role: VendorRole): VendorTopic[] =>
  ownKeysOf(VENDOR_OCCASIONS).filter((what) => isRelevantToRole(role, what))
