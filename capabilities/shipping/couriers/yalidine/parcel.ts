import { centimes, type Centimes, roundingToDinar, sum } from '#kernel/money.ts'
import type { ParcelToCreate } from '../courier.ts'

/** The most that it collects at a door, and the most that it takes something to be worth. */
export const MAX_DINARS = 150_000
/** What a parcel is said to measure when nobody weighed it: a box of shoes. */
const USUAL = { length: 30, width: 20, height: 10, weight: 1 }
const LONGEST_CONTENT = 250

const wholeDinars = (amount: Centimes): number =>
  centimes(sum([amount, roundingToDinar(amount)])) / 100

/** A parcel as it asks for it. The price holds the delivery, so the shop pays that: `freeshipping`. */
export const parcelBody = (parcel: ParcelToCreate) => ({
  order_id: parcel.reference,
  from_wilaya_name: parcel.fromWilaya,
  firstname: parcel.firstName,
  familyname: parcel.lastName,
  contact_phone: nationalPhone(parcel.phone),
  address: parcel.address,
  to_wilaya_name: parcel.wilaya,
  to_commune_name: parcel.commune,
  product_list: parcel.content.slice(0, LONGEST_CONTENT),
  price: wholeDinars(parcel.collect),
  do_insurance: false,
  declared_value: Math.min(wholeDinars(parcel.value), MAX_DINARS),
  length: USUAL.length,
  width: USUAL.width,
  height: USUAL.height,
  weight: parcel.grams === null ? USUAL.weight : Math.max(1, Math.ceil(parcel.grams / 1000)),
  freeshipping: true,
  is_stopdesk: parcel.desk !== null,
  ...(parcel.desk !== null && { stopdesk_id: Number(parcel.desk) }),
  has_exchange: false,
  product_to_collect: null,
})

/** The number as it is dialled at home: `+213550123456` is `0550123456`. */
const nationalPhone = (e164: string): string => e164.replace(/^\+213/, '0')

/** What it weighs for the bill, in kilograms: the scales, or the room that it takes. */
export const billableWeight = (box: {
  length: number
  width: number
  height: number
  weight: number
}): number => Math.max(box.weight, box.length * box.width * box.height * 0.0002)
