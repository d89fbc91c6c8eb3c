import { POPULAR_SEARCHES } from '#demo/catalog/index.ts'
import { localDate } from '#kernel/calendar.ts'
import { type Language, LANGUAGES, localizedText } from '#kernel/locale.ts'
import { dinars, sum } from '#kernel/money.ts'
import { demoId } from '../ids.ts'
import { createRandom } from '../seeded-random.ts'
import type { DemoDays } from './relative-days.ts'
import type { Account, createUserFactory } from './users.ts'
import type { Product } from './products.ts'
import type { PromoCode } from './promo-codes.ts'
import type { Purchase } from './purchases.ts'
import type { Row, Rows } from './insert-rows.ts'

const COMPANY = {
  companyName: 'Yova Marketplace SARL',
  companyAddress: '12, rue des Frères Bouadou, Bir Mourad Raïs, 16300 Alger',
  companyPhone: '0982 40 16 16',
  facebookUrl: 'https://facebook.example/yova',
  instagramUrl: 'https://instagram.example/yova',
  tiktokUrl: 'https://tiktok.example/@yova',
  companyEmail: 'contact@yova.example',
  companyTradeRegister: '16/00-0984321B26',
  companyLegalForm: 'SARL',
  companyCapital: '5 000 000',
  companyActivity: 'Place de marché en ligne (607.074)',
  companyTaxNumber: '002616098432145',
  companyStatisticalNumber: '002616010098432',
  companyTaxItem: '16120984321',
}

export const settingsRows = (now: Date, adminId: string): Row[] =>
  Object.entries(COMPANY).map(([name, value]) => ({
    name,
    value,
    changed_at: now,
    changed_by: adminId,
  }))

const SEARCHED_DAYS = 14

/** Searches without results: not sold yet, or sold under another name. */
const VAIN_SEARCHES: Record<Language, readonly string[]> = {
  fr: ['trottinette électrique', 'chicha', 'toboggan', 'gandoura'],
  en: ['drone', 'telescope', 'skateboard'],
  ar: ['دراجة نارية', 'مكيف هواء', 'خيمة'],
}

export function searchRows(days: DemoDays): Rows {
  const random = createRandom('searches')
  return {
    'search.popular_terms': LANGUAGES.flatMap((language) =>
      POPULAR_SEARCHES[language].map((term, index) => ({ language, position: index + 1, term })),
    ),
    'search.daily_terms': Array.from({ length: SEARCHED_DAYS }, (_, day) => day + 1).flatMap(
      (day) =>
        LANGUAGES.flatMap((language) => [
          ...POPULAR_SEARCHES[language].map((term, index) => ({
            searched_on: localDate(days.ago(day - 0.5)),
            language,
            term,
            searches: Math.max(1, Math.round((60 / (index + 2)) * (0.8 + 0.4 * random.next()))),
            results: random.int(1, 6),
          })),
          ...VAIN_SEARCHES[language].map((term, index) => ({
            searched_on: localDate(days.ago(day - 0.5)),
            language,
            term,
            searches: Math.max(1, 5 - index - (day % 3)),
            results: 0,
          })),
        ]),
    ),
  }
}

type Use = Purchase & { promo: PromoCode }

/** The items that a code counts in a purchase, and its discount. */
function worthOf({ promo, orders }: Use) {
  const counted = orders.filter(
    ({ shop }) => promo.vendorKey === null || shop.vendor.key === promo.vendorKey,
  )
  return {
    revenue_centimes: sum(counted.map(({ subtotal }) => subtotal)),
    discount_centimes: sum(orders.map(({ discount }) => discount)),
  }
}

const isCancelled = ({ orders }: Pick<Purchase, 'orders'>): boolean =>
  orders.every(({ status }) => status === 'cancelled')

export function promoRows(
  days: DemoDays,
  codes: readonly PromoCode[],
  purchases: readonly Purchase[],
  shops: readonly { id: string; vendor: { key: string } }[],
): Rows {
  const uses = purchases.flatMap((purchase): Use[] =>
    purchase.promo ? [{ ...purchase, promo: purchase.promo }] : [],
  )
  return {
    'promotions.promo_codes': codes.map((code) => {
      const vendorId = shops.find(({ vendor }) => vendor.key === code.vendorKey)?.id ?? null
      const counted = uses.filter((use) => use.promo.id === code.id && !isCancelled(use))
      return codeRow(days, code, { vendorId, worth: counted.map(worthOf) })
    }),
    'promotions.redemptions': uses.map((use) => {
      const { id, promo, buyer, placedAt, orders } = use
      const ends = orders.map(({ steps }) => steps.at(-1)?.at.getTime() ?? 0)
      return {
        id: demoId('promo-use', id, placedAt),
        promo_code_id: promo.id,
        purchase_id: id,
        buyer: buyer.email,
        ...worthOf(use),
        used_at: placedAt,
        released_at: isCancelled(use) ? new Date(Math.max(...ends)) : null,
      }
    }),
  }
}

type Used = { vendorId: string | null; worth: readonly ReturnType<typeof worthOf>[] }

function codeRow(days: DemoDays, { gives, ...code }: PromoCode, { vendorId, worth }: Used): Row {
  return {
    id: code.id,
    code: code.code,
    vendor_id: vendorId,
    kind: gives.kind,
    percent_bp: gives.kind === 'percentage' ? gives.rate : null,
    amount_centimes: gives.kind === 'amount' ? gives.amount : null,
    minimum_centimes: code.minimum,
    maximum_discount_centimes: code.cap ?? null,
    starts_at: code.from,
    ends_at: code.until,
    maximum_uses: code.maximumUses,
    maximum_uses_per_buyer: code.perBuyer,
    is_public: code.isPublic ?? false,
    uses: worth.length,
    revenue_centimes: sum(worth.map((item) => item.revenue_centimes)),
    discount_centimes: sum(worth.map((item) => item.discount_centimes)),
    is_active: code.stopped === undefined,
    stopped_at: code.stopped?.at ?? null,
    stopped_by: code.stopped ? 'operator' : null,
    stop_reason: code.stopped?.reason ?? null,
    created_at: code.from < days.midnight ? code.from : days.ago(1),
  }
}

const ABANDONED = 6

/** As the browser stores a cart line; null for a product without options. */
const leftVariant = ({ id, label }: Product['variants'][0], language: Language) => {
  const shown = label(language)
  return shown === null ? null : { id, label: shown }
}

export function cartRows(
  days: DemoDays,
  products: readonly Product[],
  client: Account,
  makePerson: ReturnType<typeof createUserFactory>,
): Rows {
  const sold = products.filter(({ shop, demo }) => shop.verifiedAt !== null && demo.stock > 0)
  return {
    'cart.abandoned_carts': Array.from({ length: ABANDONED }, (_, index): Row => {
      const random = createRandom(`abandoned ${index}`)
      const person = makePerson(`abandoned-${index + 1}`, days.midnight, true)
      const lines = random.shuffled(sold).slice(0, random.int(1, 3))
      return {
        id: demoId('abandoned', String(index)),
        session_id: demoId('abandoned-session', String(index)),
        user_id: null,
        customer_name: `${person.first} ${person.last}`,
        customer_email: person.email,
        customer_phone: `+${person.phone}`,
        language: person.language,
        cart_items: lines.map(({ id, demo, shop, variants: [variant] }) => ({
          id,
          name: localizedText(demo.name, person.language),
          price: dinars(variant.price),
          image: variant.image.small_url,
          vendor: shop.vendor.name,
          quantity: 1,
          variant: leftVariant(variant, person.language),
        })),
        subtotal_centimes: lines.reduce((all, { variants: [variant] }) => all + variant.price, 0),
        shipping_address: { wilaya: person.commune.wilaya, city: person.commune.name },
        last_updated: days.ago(index + 0.4),
        reminder_consent_at: index % 2 === 0 ? days.ago(index + 0.4) : null,
        reminder_consent_version: index % 2 === 0 ? '2026-01' : null,
        recovered: false,
      }
    }),
    'cart.wishlist_items': sold.slice(2, 7).map(({ id, variants: [variant] }, index) => ({
      user_id: client.userId,
      product_id: id,
      saved_price_centimes: variant.price,
      saved_at: days.ago(3 + 2 * index),
    })),
  }
}
