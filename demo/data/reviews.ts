import { type DemoReview, REVIEWS } from '#demo/catalog/index.ts'
import { after, hours } from '#kernel/time.ts'
import { createRandom, type Random } from '../seeded-random.ts'
import { demoId } from '../ids.ts'
import { ANSWERS } from './answers.ts'
import type { DemoDays } from './relative-days.ts'
import { groupBy } from './group-by.ts'
import type { Person } from './users.ts'
import type { Figures, Product } from './products.ts'
import type { DemoLine, Order, Purchase } from './purchases.ts'
import type { Row, Rows } from './insert-rows.ts'

export type Review = {
  product: Product
  order: Order
  line: DemoLine
  buyer: Person & { userId: string }
  stars: DemoReview['stars']
  text: DemoReview
  at: Date
  /** The moment of the loading. */
  readAt: Date
}

/** One review per `SCALE` of the catalog's review count, at most `MOST` per product. */
const SCALE = 8
const MOST = 60

/** One per delivered product and buyer; their mean is close to the catalog's rating. */
export function makeReviews(
  days: DemoDays,
  products: readonly Product[],
  purchases: readonly Purchase[],
): Review[] {
  const received = groupBy(receivedBy(purchases), ({ line }) => line.product.id)
  return products.flatMap((product) => {
    const random = createRandom(`reviews ${product.demo.key}`)
    const wanted = Math.min(MOST, Math.max(1, Math.round(product.demo.reviewCount / SCALE)))
    const buyers = new Map(
      random
        .shuffled(received.get(product.id) ?? [])
        .map((received) => [received.buyer.userId, received]),
    )
    const chosen = [...buyers.values()].slice(0, wanted)
    const stars = starsFor(random, product.demo.rating, chosen.length)
    return chosen.flatMap((received, index): Review[] => {
      const written = after(received.at, hours(20 + Math.floor(random.next() * 200)))
      const given = stars[index] ?? 5
      const text = textFor(random, product.demo.category, given)
      return written > days.now
        ? []
        : [{ ...received, product, stars: given, text, at: written, readAt: days.now }]
    })
  })
}

type Received = { line: DemoLine; order: Order; buyer: Person & { userId: string }; at: Date }

const receivedBy = (purchases: readonly Purchase[]): Received[] =>
  purchases.flatMap(({ buyer, orders }) =>
    orders.flatMap((order): Received[] => {
      const { userId } = buyer
      const delivered = order.steps.find(({ to }) => to === 'delivered')
      if (!delivered || userId === null) return []
      return order.lines.map((line) => ({
        line,
        order,
        buyer: { ...buyer, userId },
        at: delivered.at,
      }))
    }),
  )

/** Their mean is the rating. */
function starsFor(random: Random, rating: number, count: number): DemoReview['stars'][] {
  const stars = Array.from({ length: count }, () => 5)
  let tooMany = Math.round((5 - rating) * count)
  for (let tries = 0; tooMany > 0 && tries < 50 * count; tries += 1) {
    const index = random.int(0, count - 1)
    const now = stars[index] ?? 5
    // Most unhappy buyers take off one star only.
    if (now > 1 && (now === 5 || random.chance(0.22))) {
      stars[index] = now - 1
      tooMany -= 1
    }
  }
  return stars as DemoReview['stars'][] // each began at 5 and stopped at 1
}

const pool = groupBy(REVIEWS, ({ category, stars }) => `${category} ${stars}`)

/** Falls back to the nearest number of stars for which there is a text. */
function textFor(random: Random, category: string, stars: number): DemoReview {
  for (const near of [0, 1, -1, 2, -2]) {
    const texts = pool.get(`${category} ${stars + near}`)
    if (texts) return random.pick(texts)
  }
  throw new Error(`no review texts for ${category}`)
}

export function reviewRows(reviews: readonly Review[]): Rows {
  return {
    'reviews.reviews': reviews.map((review) => {
      const { line, order, buyer, stars, text, at: now } = review
      const answer = answerTo(review)
      return {
        id: reviewId(review),
        vendor_id: order.shop.id,
        product_id: line.product.id,
        order_item_id: line.id,
        buyer_id: buyer.userId,
        author: `${buyer.first} ${buyer.last.charAt(0)}.`,
        language: text.language === 'ar' ? 'ar' : 'fr',
        rating: stars,
        vendor_rating: stars,
        text: text.text,
        state: 'published',
        answer,
        answered_by: answer ? order.shop.owner.userId : null,
        answered_at: answer ? answeredAt(review) : null,
        created_at: now,
        published_at: now,
      }
    }),
    'reviews.review_history': reviews.flatMap((review) => {
      const { order, buyer, at: now } = review
      const step = (
        change: string,
        actor: string,
        actorId: string | null,
        happened: Date,
      ): Row => ({
        id: demoId('review-step', `${reviewId(review)} ${change}`, happened),
        vendor_id: order.shop.id,
        review_id: reviewId(review),
        change,
        actor_role: actor,
        actor_id: actorId,
        happened_at: happened,
      })
      return [
        step('written', 'buyer', buyer.userId, now),
        step('published', 'system', null, now),
        ...(answerTo(review)
          ? [step('answered', 'vendor', order.shop.owner.userId, answeredAt(review))]
          : []),
      ]
    }),
  }
}

export const reviewId = ({ line, at: now }: Review): string => demoId('review', line.id, now)
/** A review younger than this has no answer yet, so that no answer lies after now. */
const ANSWERED_AFTER = hours(9)
const answeredAt = ({ at: now }: Review): Date => after(now, ANSWERED_AFTER)

function answerTo({ line, stars, text, at: now, readAt }: Review): string | null {
  const random = createRandom(`answer ${line.id}`)
  if (after(now, ANSWERED_AFTER) > readAt || !random.chance(stars <= 3 ? 0.6 : 0.05)) return null
  return random.pick(ANSWERS[stars <= 3 ? 'sorry' : 'thanks'][text.language === 'ar' ? 'ar' : 'fr'])
}

/** Counted from the rows themselves, so that the product counters agree with them. */
export function figuresOf(
  purchases: readonly Purchase[],
  reviews: readonly Review[],
): (productId: string) => Figures {
  const figures = new Map<string, { sold: number; stars: number[] }>()
  const subject = (id: string) => {
    const known = figures.get(id) ?? { sold: 0, stars: [0, 0, 0, 0, 0] }
    figures.set(id, known)
    return known
  }
  for (const { orders } of purchases)
    for (const { lines, status } of orders)
      if (status !== 'cancelled')
        for (const { product, quantity } of lines) subject(product.id).sold += quantity
  for (const { product, stars } of reviews) {
    const counted = subject(product.id)
    counted.stars[stars - 1] = (counted.stars[stars - 1] ?? 0) + 1
  }
  return subject
}

export function vendorRatings(
  reviews: readonly Review[],
): Map<string, { sum: number; count: number }> {
  const ratings = new Map<string, { sum: number; count: number }>()
  for (const { product, stars } of reviews) {
    const { sum, count } = ratings.get(product.shop.id) ?? { sum: 0, count: 0 }
    ratings.set(product.shop.id, { sum: sum + stars, count: count + 1 })
  }
  return ratings
}
