import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { asOwner, type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { Person } from '#platform/personal-data.ts'
import type { Catalog } from '#capabilities/catalog/index.ts'
import type { Orders } from '#capabilities/orders/index.ts'
import type { Vendors } from '#capabilities/vendors/index.ts'
import type { ReviewPublished } from '../events.ts'
import { saveReviewPhotos } from '../queries/photos.ts'
import { findReviewableLine, insertReview, insertReviewHistory } from '../queries/write-review.ts'
import {
  findLineToReview,
  requiresModeration,
  publicName,
  type WriteRefusal,
} from '../rules/review-eligibility.ts'
import type { ReviewId, ReviewContent } from '../schema.ts'
import { findShopOfReviewer } from './find-shop-of-reviewer.ts'

export type WritingDeps = {
  db: Db
  clock: Clock
  orders: Pick<Orders, 'attachGuestPurchases'>
  catalog: Pick<Catalog, 'moveRating'>
  vendors: Pick<Vendors, 'moveRating' | 'findStaffMembership'>
}
export type PhotoRefusal = { code: 'photo_not_found' }
type Command = {
  person: Person
  language: Language
  productId: string
  reviewContent: ReviewContent
}

/** One per buyer and product. Published at once, or pending with contact details. */
export const writeReview = (deps: WritingDeps) => async (command: Command) => {
  const ownVendorId = await findShopOfReviewer(deps.vendors, command.person)
  return asOwner(() =>
    inTransaction(deps.db, (tx) => saveReview(deps, tx, { ...command, ownVendorId })),
  )
}

type ReviewCommand = Command & { ownVendorId: string | null }
async function saveReview(
  { clock, orders, catalog, vendors }: WritingDeps,
  tx: Tx,
  { person, language, productId, reviewContent, ownVendorId }: ReviewCommand,
): Promise<Result<ReviewId, WriteRefusal | PhotoRefusal>> {
  await orders.attachGuestPurchases(tx, person)
  const { lines, hasReview } = await findReviewableLine(tx, person, productId)
  const chosen = findLineToReview(lines, hasReview, ownVendorId)
  if (!chosen.ok) return chosen

  const now = clock.now()
  const { orderItemId, vendorId, productName, firstName, lastName } = chosen.value
  const id = newId<ReviewId>(now)
  const author = publicName(firstName, lastName)
  const { rating, title, text } = reviewContent
  const review = {
    ...{ id, vendorId, productId, orderItemId },
    ...{ author, language, rating, title, text },
  }
  // A concurrent request of the same buyer was first.
  const waits = requiresModeration(reviewContent)
  if (!(await insertReview(tx, { ...review, waits, buyerId: person.userId, now })))
    return refuse({ code: 'already_reviewed' })
  const photos = { reviewId: id, userId: person.userId, fileIds: reviewContent.photos }
  if (!(await saveReviewPhotos(tx, photos))) return refuse({ code: 'photo_not_found' })

  const step = { vendorId, reviewId: id, now }
  const buyer = { role: 'buyer', id: person.userId } as const
  const system = { role: 'system', id: null } as const
  await insertReviewHistory(tx, {
    ...step,
    id: newId(now),
    change: 'written',
    actor: buyer,
  })
  await insertReviewHistory(tx, {
    ...step,
    id: newId(now),
    change: waits ? 'held' : 'published',
    actor: system,
  })
  if (waits) return ok(id)
  await catalog.moveRating(tx, { productId, from: null, to: rating })
  await vendors.moveRating(tx, { vendorId, from: null, to: rating })
  await publish<ReviewPublished>(
    tx,
    {
      type: 'reviews.review_published',
      reviewId: id,
      vendorId,
      productId,
      productName,
      author,
      rating,
      title,
      text,
    },
    id,
  )
  return ok(id)
}
export type WriteReview = ReturnType<typeof writeReview>
