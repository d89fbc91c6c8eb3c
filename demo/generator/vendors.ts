import { FAMILY_NAMES } from '#demo/catalog/index.ts'
import { hours, after, before, days } from '#kernel/time.ts'
import { demoId } from '../ids.ts'
import { createRandom, pickWeighted } from '../seeded-random.ts'
import { BUYER_WILAYAS } from '../data/places.ts'
import type { Commune } from '../data/users.ts'
import type { Rows } from '../data/insert-rows.ts'
import { REFERENCE } from './products.ts'

const OLDER_THAN_PRODUCTS = days(3 * 365)
const TRADES = [
  'Boutique',
  'Maison',
  'Comptoir',
  'Atelier',
  'Bazar',
  'Établissements',
  'Galerie',
  'Espace',
]
/** Thousands of people assumed for the less populated wilayas. */
const FEW = 60

export const vendorIdOf = (number: number): string => demoId('generated-vendor', String(number))

/** Verified vendors in every wilaya, weighted by population. */
export function vendorRows(count: number, communes: readonly Commune[]): Rows {
  const people = new Map(BUYER_WILAYAS.map(({ code, people: thousands }) => [code, thousands]))
  const seats = communes.filter(({ code }) => code.endsWith('01'))
  const drawSeat = pickWeighted(seats, ({ wilaya }) => people.get(wilaya) ?? FEW)
  const since = before(REFERENCE, OLDER_THAN_PRODUCTS)
  const shops = Array.from({ length: count }, (_, index) => {
    const random = createRandom(`vendor ${index}`)
    const seat = drawSeat(random)
    const name = `${random.pick(TRADES)} ${random.pick(FAMILY_NAMES).latin} ${index + 1}`
    return { at: index, seat, name, email: `boutique${index + 1}@demo.yova.example` }
  })
  return {
    'identity.users': shops.map(({ at: index, email }) => ({
      id: demoId('generated-owner', String(index)),
      email,
      email_confirmed_at: since,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {},
      created_at: since,
      updated_at: since,
    })),
    'vendors.vendors': shops.map(({ at: index, seat, name, email }) => ({
      id: vendorIdOf(index),
      user_id: demoId('generated-owner', String(index)),
      business_name: name,
      business_email: email,
      business_city: seat.name,
      commune_code: seat.code,
      business_wilaya: seat.wilaya,
      language: 'fr',
      kind: 'company',
      verification_status: 'verified',
      is_active: true,
      verified_at: after(since, hours(20)),
      requires_phone_confirmation: false,
      charges_vat: true,
      rating_sum: 0,
      rating_count: 0,
      created_at: since,
      updated_at: since,
    })),
  }
}
