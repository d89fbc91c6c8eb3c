import type { QueueItemView, QueueName } from '#capabilities/moderation/contract.ts'
import { createListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'
import { paths } from '#web/paths.ts'

export type Item = QueueItemView

/** Everything that waits, each kind of it, and what was taken out of sight; in the order of their tabs. */
export const QUEUES = [
  'all',
  'data_request',
  'report',
  'review',
  'question',
  'contact',
  'document',
  'vendor',
  'hidden',
] as const satisfies readonly QueueName[]

/** The queue in the address: which part of it, its page, and what is open. */
export const QUEUE = createListUrls({
  page: paths.adminModeration(),
  api: '/api/v1/admin/moderation',
  open: 'item',
  filters: { kind: QUEUES },
})
export type QueueQuery = ListQuery<{ kind: typeof QUEUES }>

/** The page that knows everything of it; null for what has nothing but what is shown here. */
export function subjectRecordPath(item: Item): string | null {
  const { kind, about, id, about_id: aboutId, product_id: productId } = item
  if (kind === 'contact') return null
  if (kind === 'data_request') return paths.adminPrivacyRequest(id)
  if (kind === 'vendor') return shopOf(id)
  if (kind === 'document') return item.shop && shopOf(item.shop.id)
  if (about === 'shop') return aboutId === null ? null : shopOf(aboutId)
  if (productId === null) return null
  if (about === 'product') return paths.adminProduct(productId)
  const isQuestion = kind === 'question' || about === 'question'
  return `${paths.product(productId)}#${isQuestion ? 'questions' : 'reviews'}`
}

const shopOf = (id: string): string => `${paths.adminVendors()}?vendor=${encodeURIComponent(id)}`
