import { hasStock } from './stock.ts'
import type { Refusal } from './events.ts'
import type { ReturnRecord, World } from './world.ts'

/** The first one is set aside from the acceptance on; another one is taken from stock as it leaves. */
export function replaceAgain(draft: World, record: ReturnRecord): Refusal {
  const { sentBefore } = record
  const isRefunded = Object.values(draft.refunds).some(({ returnId }) => returnId === record.id)
  if (!sentBefore || isRefunded) return 'no_replacement'
  if (!hasStock(draft, sentBefore.variantId, record.quantity)) return 'out_of_stock'
  record.resolution = sentBefore.resolution
  record.replacementVariantId = sentBefore.variantId
  return null
}
