import { after, minutes } from '#kernel/time.ts'
import { createRandom, type Random, pickWeighted } from '../seeded-random.ts'
import type { DemoDays } from './relative-days.ts'
import type { Account, createUserFactory, Person } from './users.ts'
import type { Product } from './products.ts'
import type { PromoCode } from './promo-codes.ts'
import { makePurchase, mayUse, type Purchase, type OrderLineInput } from './purchases.ts'
import { DEMO_VENDOR } from './vendors.ts'
import type { DemoRates } from './shipping-rates.ts'

/** Recent days are busy, for the reports; the quieter year before feeds the reviews. */
const RECENT_DAYS = 60
const OLDEST_DAY = 470
const RECENT_PER_DAY = 15
const OLDER_PER_DAY = 4.6
/** Days before today on which the demo buyer ordered, today's order included. */
const CLIENT_ORDERED = [0.35, 1.4, 3.2, 9.5, 17.4, 31.6, 48.5, 77.4, 121.6, 203.5]
/** Minutes before now: orders of vendors that confirm by phone, to fill the call queue. */
const WAITING = [25, 55, 110, 170]
/** Minutes before now: orders in the call queue of the demo vendor. */
const AT_PICKUP_POINT = [12, 34, 48, 83, 136, 205, 320]
const GUEST_SHARE = 0.25

type Deps = {
  days: DemoDays
  customers: readonly Account[]
  client: Account
  products: readonly Product[]
  promos: readonly PromoCode[]
  rates: DemoRates
  makePerson: ReturnType<typeof createUserFactory>
}

type Planned = { key: string; placedAt: Date; by: 'anyone' | 'client' | 'waiting' | 'desk' }

/** The oldest first. */
export function buildHistory(deps: Deps): Purchase[] {
  const { days, customers, client, promos, rates, makePerson } = deps
  const drawWishes = wishesOf(deps)
  const used = new Set<string>()
  return planned(days).flatMap(({ key, placedAt, by }): Purchase[] => {
    // Each purchase has its own seed: adding or removing one leaves the others unchanged.
    const random = createRandom(`purchase ${key}`)
    const buyer = by === 'client' ? client : drawBuyer(random, key, placedAt, customers, makePerson)
    const wishes = drawWishes(by, random, placedAt)
    if (wishes.length === 0) return []
    const promo = drawPromo(random, promos, used, { buyer, placedAt, wishes })
    return [
      makePurchase(
        { key, buyer, placedAt, wishes, promo, isHeld: by === 'desk' },
        { random, now: days.now, rates },
      ),
    ]
  })
}

/** From morning to night, fewer on Fridays, none after now. */
function planned(days: DemoDays): Planned[] {
  const random = createRandom('days')
  const all: Planned[] = CLIENT_ORDERED.map((day, index) => ({
    key: `client-${index + 1}`,
    placedAt: day < 1 ? after(days.now, minutes(-95)) : days.ago(day),
    by: 'client',
  }))
  for (const [index, ago] of WAITING.entries())
    all.push({
      key: `waiting-${index + 1}`,
      placedAt: after(days.now, minutes(-ago)),
      by: 'waiting',
    })
  for (const [index, ago] of AT_PICKUP_POINT.entries())
    all.push({ key: `desk-${index + 1}`, placedAt: after(days.now, minutes(-ago)), by: 'desk' })
  for (let day = OLDEST_DAY; day >= 0; day -= 1) {
    const usual = day <= RECENT_DAYS ? RECENT_PER_DAY : OLDER_PER_DAY
    const isFriday = days.ago(day - 0.5).getUTCDay() === 5
    const growth = 0.85 + 0.3 * (1 - day / OLDEST_DAY)
    const count = Math.max(
      1,
      Math.round(usual * growth * (isFriday ? 0.6 : 1) + random.normal() * 1.2),
    )
    for (let index = 1; index <= count; index += 1) {
      const hour = Math.min(0.97, Math.max(0.3, 0.68 + 0.16 * random.normal()))
      const placedAt = days.ago(day - hour)
      all.push({ key: `${OLDEST_DAY - day}-${index}`, placedAt, by: 'anyone' })
    }
  }
  return all
    .filter(({ placedAt }) => placedAt <= days.now)
    .toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime())
}

function drawBuyer(
  random: Random,
  key: string,
  placedAt: Date,
  customers: readonly Account[],
  makePerson: Deps['makePerson'],
): Person {
  if (random.chance(GUEST_SHARE)) return makePerson(`guest-${key}`, placedAt, true)
  const known = customers.filter(({ since }) => since < placedAt)
  // The exponent favours a few regular buyers.
  return (
    known[Math.floor(random.next() ** 1.5 * known.length)] ??
    makePerson(`guest-${key}`, placedAt, true)
  )
}

const SOLD_OUT_FOR_DAYS = 4

function wishesOf({ days, products }: Pick<Deps, 'days' | 'products'>) {
  const sold = products.filter(({ shop }) => shop.verifiedAt !== null)
  const drawOf = (list: readonly Product[]) =>
    pickWeighted(list, ({ demo }) => Math.sqrt(demo.salesCount) + demo.salesCount / 20)
  const drawAny = drawOf(sold)
  const drawCalled = drawOf(sold.filter(({ shop }) => shop.vendor.requiresPhoneConfirmation))
  const drawPickupPoint = drawOf(sold.filter(({ shop }) => shop.vendor.key === DEMO_VENDOR))
  return (by: Planned['by'], random: Random, placedAt: Date): OrderLineInput[] => {
    const draw = by === 'waiting' ? drawCalled : by === 'desk' ? drawPickupPoint : drawAny
    const dice = random.next()
    const size = dice < 0.52 ? 1 : dice < 0.8 ? 2 : dice < 0.94 ? 3 : 4
    const wishes = new Map<string, OrderLineInput>()
    for (let tries = 0; wishes.size < size && tries < 12; tries += 1) {
      const product = draw(random)
      if (product.since >= placedAt || wishes.has(product.id)) continue
      if (product.demo.stock === 0 && placedAt > days.ago(SOLD_OUT_FOR_DAYS)) continue
      const variant = random.pick(product.variants)
      const step = product.demo.bulk[0]
      const quantity = step && random.chance(0.12) ? step.quantity : random.chance(0.86) ? 1 : 2
      wishes.set(product.id, { product, variant, quantity })
    }
    return [...wishes.values()]
  }
}

function drawPromo(
  random: Random,
  promos: readonly PromoCode[],
  used: Set<string>,
  cart: { buyer: Person; placedAt: Date; wishes: readonly OrderLineInput[] },
): PromoCode | null {
  if (!random.chance(0.2)) return null
  const open = promos.filter(
    (promo) =>
      mayUse(promo, cart.placedAt, cart.wishes) &&
      (promo.perBuyer === null || !used.has(`${promo.code} ${cart.buyer.email}`)),
  )
  if (open.length === 0) return null
  const promo = random.pick(open)
  used.add(`${promo.code} ${cart.buyer.email}`)
  return promo
}
