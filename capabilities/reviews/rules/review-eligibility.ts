import { truncate } from '#kernel/truncate.ts'
import { maskContacts } from '#kernel/mask-contacts.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { PurchasedItem, ReviewState } from '../schema.ts'

export type WriteRefusal =
  | { code: 'own_shop' }
  | { code: 'product_not_bought' }
  | { code: 'order_not_delivered' }
  | { code: 'already_reviewed' }
export type EditRefusal = { code: 'review_not_found' } | { code: 'review_hidden' }

/** A delivered order item, if the buyer has not reviewed the product yet. Who works for a shop does not review it. */
export function findLineToReview(
  lines: readonly PurchasedItem[],
  hasReview: boolean,
  ownVendorId: string | null,
): Result<PurchasedItem, WriteRefusal> {
  if (lines.some(({ vendorId }) => vendorId === ownVendorId)) return refuse({ code: 'own_shop' })
  if (hasReview) return refuse({ code: 'already_reviewed' })
  const delivered = lines.filter(({ isDelivered }) => isDelivered)
  const free = delivered.find(({ isReviewed }) => !isReviewed)
  if (free) return ok(free)
  if (delivered.length > 0) return refuse({ code: 'already_reviewed' })
  return refuse({ code: lines.length > 0 ? 'order_not_delivered' : 'product_not_bought' })
}

/** Hidden content must not return by an edit. */
export const checkEdit = (state: ReviewState): Result<null, EditRefusal> =>
  state === 'hidden' || state === 'withdrawn' ? refuse({ code: 'review_hidden' }) : ok(null)

/** Texts with a phone number or an address wait for moderation. */
export const requiresModeration = ({
  title,
  text,
}: {
  title: string | null
  text: string | null
}): boolean => maskContacts(`${title ?? ''}\n${text ?? ''}`).wasMasked

export function publicName(firstName: string, lastName: string): string {
  const first = truncate(firstName.trim(), 50)
  const initial = /^./u.exec(lastName.trim())?.[0].toUpperCase()
  return initial === undefined ? first : `${first} ${initial}.`.trim()
}
