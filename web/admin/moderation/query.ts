import { get } from '#web/shared/api/endpoint.ts'
import type { QueueItemView, QueueName } from '#capabilities/moderation/contract.ts'
import { createListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'
import { paths } from '#web/paths.ts'

export type Item = QueueItemView

/** In the order of the tabs. */
export const QUEUE_TABS = [
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

export const QUEUE = createListUrls({
  page: paths.adminModeration(),
  api: get('/admin/moderation'),
  open: 'item',
  filters: { kind: QUEUE_TABS },
})
export type QueueListQuery = ListQuery<{ kind: typeof QUEUE_TABS }>

/** Null when everything is shown in the queue already. */
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
