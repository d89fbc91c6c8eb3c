import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import { hasStoredResponse } from '#platform/idempotency-keys.ts'
import type { CheckoutCommand } from '../schema.ts'

/** Two buyers may use the same key. */
export const checkoutScope = (buyerId: string | null): string => `checkout:${buyerId ?? 'guest'}`

/** Whether this order is placed already, so that `checkOut` repeats its answer. */
export const hasPlaced =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  ({ key, body, buyerId }: Pick<CheckoutCommand, 'key' | 'body' | 'buyerId'>): Promise<boolean> =>
    hasStoredResponse(db, { scope: checkoutScope(buyerId), key, body, now: clock.now() })
export type HasPlaced = ReturnType<typeof hasPlaced>
