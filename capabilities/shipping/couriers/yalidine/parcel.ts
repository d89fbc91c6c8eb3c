import { truncate } from '#kernel/truncate.ts'
import { centimes, type Centimes, roundingToDinar, sum } from '#kernel/money.ts'
import type { ParcelToCreate } from '../courier.ts'

/** Yalidine's maximum for cash on delivery and declared value. */
export const MAX_DINARS = 150_000
/** Default size of a parcel that was not measured: a shoe box (cm, kg). */
const USUAL = { length: 30, width: 20, height: 10, weight: 1 }
const LONGEST_CONTENT = 250

const wholeDinars = (amount: Centimes): number =>
  centimes(sum([amount, roundingToDinar(amount)])) / 100

/** The price includes shipping, so the vendor pays it: `freeshipping`. */
export const parcelBody = (parcel: ParcelToCreate) => ({
  order_id: parcel.reference,
  from_wilaya_name: parcel.fromWilaya,
  firstname: parcel.firstName,
  familyname: parcel.lastName,
  contact_phone: nationalPhone(parcel.phone),
  address: parcel.address,
  to_wilaya_name: parcel.wilaya,
  to_commune_name: parcel.commune,
  product_list: truncate(parcel.content, LONGEST_CONTENT),
  price: wholeDinars(parcel.collect),
  do_insurance: false,
  declared_value: Math.min(wholeDinars(parcel.value), MAX_DINARS),
  length: USUAL.length,
  width: USUAL.width,
  height: USUAL.height,
  weight: parcel.grams === null ? USUAL.weight : Math.max(1, Math.ceil(parcel.grams / 1000)),
  freeshipping: true,
  is_stopdesk: parcel.pickupPoint !== null,
  ...(parcel.pickupPoint !== null && { stopdesk_id: Number(parcel.pickupPoint) }),
  has_exchange: false,
  product_to_collect: null,
})

/** `+213550123456` becomes `0550123456`. */
const nationalPhone = (e164: string): string => e164.replace(/^\+213/, '0')

/** In kilograms: actual or volumetric weight, the higher one. */
export const billableWeight = (box: {
  length: number
  width: number
  height: number
  weight: number
}): number => Math.max(box.weight, box.length * box.width * box.height * 0.0002)
