import type { ReturnCostOn, ReturnReason } from '../schema.ts'

/**
 * Law 18-05, articles 22 and 23: the buyer gets the delivery back. The vendor bears it whose goods are not what
 * was sold; for what came late, who sold the delivery.
 */
export const deliveryBearer = (
  reason: ReturnReason | null,
  costOn: ReturnCostOn | null,
): 'vendor' | undefined => (costOn === 'vendor' && reason !== 'late' ? 'vendor' : undefined)
