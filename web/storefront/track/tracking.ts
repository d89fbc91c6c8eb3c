import type { TrackedPurchaseView } from '#capabilities/orders/purchase.contract.ts'
import type { ApiResponse } from '#web/shared/api/endpoint.ts'

export type Tracking =
  | { kind: 'idle' | 'loading' | 'missing' | 'limited' | 'failed' }
  | { kind: 'found'; tracked: TrackedPurchaseView }

export async function trackingOf(response: ApiResponse<TrackedPurchaseView>): Promise<Tracking> {
  // 422 is an invalid contact, which belongs to no order either.
  if (response.status === 404 || response.status === 422) return { kind: 'missing' }
  if (response.status === 429) return { kind: 'limited' }
  if (!response.ok) return { kind: 'failed' }
  return { kind: 'found', tracked: await response.json() }
}
