import { isRecord } from '../storage/local-storage.ts'

/** The conversation on the tracking page, which loads later than what leads to it. */
export const ORDER_MESSAGES_ID = 'order-messages'

/** Returns of a delivered order, which load later as well. */
export const ORDER_RETURNS_ID = 'order-returns'

/** What the contact form need not ask again: in the history's state, which no URL shows. */
export type ContactPrefill = { orderNumber: string; name?: string; email?: string }

export function parseContactPrefill(state: unknown): { name: string; email: string } | null {
  if (!isRecord(state)) return null
  const { name, email } = state
  return typeof name === 'string' && typeof email === 'string' ? { name, email } : null
}
