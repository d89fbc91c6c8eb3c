import { sql } from 'kysely'
import type { InvoiceLanguage } from '#kernel/amount-in-words.ts'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { Language } from '#kernel/locale.ts'
import {
  itemLabelIn,
  itemNameIn,
  returnedSinceStockTaken,
  STAMP_DUTY,
} from '#capabilities/orders/index.ts'
import { communeName } from '#capabilities/territory/index.ts'
import { vendorNameIn } from '#capabilities/vendors/index.ts'
import type { SoldLine } from '../rules/invoice.ts'
import type { InvoicePaymentMethod } from '../schema.ts'
import type { DocumentsDatabase } from '../tables.ts'

type Place = { fr: string; ar: string }
export type DocumentVendor = {
  name: string
  legalName: string | null
  legalForm: string | null
  capital: Centimes | null
  /** Missing on documents of before 0004 of vendors. */
  activity?: string | null
  address: string | null
  city: string | null
  wilaya: Place | null
  phone: string | null
  email: string
  rc: string | null
  craftsman_card: string | null
  nif: string | null
  nis: string | null
  ai: string | null
}
export type PrintableOrder = {
  id: string
  vendorId: string
  number: string
  status: string
  placedAt: string
  language: Language
  paymentMethod: InvoicePaymentMethod
  isPaid: boolean
  /** The day on which its last payment was booked, in Algiers. */
  paidOn: LocalDate | null
  deliveryMethod: 'home' | 'stop_desk'
  pickupPoint: { name: string; address: string } | null
  shipping: Centimes
  discount: Centimes
  rounding: Centimes
  total: Centimes
  /** Of the total, and of the shipping: never sent, or returned undelivered. */
  undelivered: Centimes
  undeliveredShipping: Centimes
  shop: DocumentVendor
  buyer: {
    name: string
    phone: string
    address: string
    city: string
    wilayaCode: string
    wilaya: Place
    postalCode: string | null
  }
  lines: readonly (SoldLine & { id: string; sku: string | null; undelivered: number })[]
  /** Of cash, besides the total. */
  stampDuty: Centimes
  parcels: readonly {
    /** With `stampDuty`. */
    collect: Centimes
    stampDuty: Centimes
    courier: string | null
    tracking: string | null
  }[]
}

const byLanguage = (language: string, arabic: string, french: string) =>
  `case ${language} when 'ar' then ${arabic} else ${french} end`
const placeName = (language: string, code: string, typed: string) =>
  byLanguage(language, communeName('ar', code, typed), communeName('fr', code, typed))

/** Of vendor `v`, its legal identity `l` and its wilaya `vw`. */
export const shopIn = (language: string): string => `json_build_object(
  'name', ${vendorNameIn(language)}, 'legalName', l.legal_name, 'legalForm', l.legal_form, 'capital', l.capital_centimes, 'activity', l.activity,
  'address', v.business_address, 'city', ${placeName(language, 'v.commune_code', 'v.business_city')}, 'phone', v.business_phone, 'email', v.business_email,
  'wilaya', case when vw.code is not null then vw.name - 'en' end,
  'rc', coalesce(l.rc_raw, l.rc), 'craftsman_card', l.craftsman_card, 'nif', l.nif, 'nis', l.nis, 'ai', l.ai)`

const UNDELIVERED = `i.cancelled_quantity + (
  select coalesce(sum(pi.quantity), 0)::integer
  from orders.parcel_items pi join orders.parcels back on back.id = pi.parcel_id
  where pi.order_item_id = i.id and back.purpose = 'sale' and back.state in ('returned', 'checked', 'lost')
    and ${returnedSinceStockTaken('back', 'o')})`

const linesIn = (language: string) => `(
  select json_agg(json_build_object('id', i.id, 'sku', i.sku,
    'designation', ${itemNameIn(language)} || coalesce(' (' || ${itemLabelIn(language)} || ')', ''),
    'quantity', i.quantity, 'price', i.price_centimes, 'total', i.total_centimes,
    'discount', i.discount_centimes, 'vat', i.vat_bp, 'undelivered', ${UNDELIVERED}) order by i.position)
  from orders.order_items i where i.order_id = o.id)`

const PARCELS = `(
  select coalesce(json_agg(json_build_object('collect', pa.collect_centimes, 'stampDuty', pa.stamp_duty_centimes, 'courier', case when c.code <> 'manual' then c.name end,
    'tracking', pa.tracking) order by pa.position), '[]')
  from orders.parcels pa left join shipping.couriers c on c.code = pa.courier_code
  where pa.order_id = o.id and pa.state not in ('delivered', 'cash_at_courier', 'remitted', 'returned', 'checked', 'lost'))`

const PICKUP_POINT = `(
  select json_build_object('name', d.name, 'address', d.address)
  from shipping.pickup_points d where d.id = o.pickup_point_id)`

const PAID_ON = `(
  select to_char(max(j.posted_at) at time zone 'Africa/Algiers', 'YYYY-MM-DD') from ledger.journals j
  where j.order_id = o.id and j.kind = 'cash_collected'
    and not exists (select from ledger.journals r where r.reverses = j.id))`

const orderIn = (language: string) =>
  sql.raw(`json_build_object(
  'id', o.id, 'vendorId', o.vendor_id, 'number', o.order_number, 'status', o.status, 'placedAt', o.placed_at,
  'language', p.language, 'paymentMethod', p.payment_method, 'isPaid', o.payment_status = 'paid', 'paidOn', ${PAID_ON},
  'deliveryMethod', o.delivery_method, 'pickupPoint', ${PICKUP_POINT}, 'shipping', o.shipping_centimes, 'discount', o.discount_centimes,
  'rounding', o.rounding_centimes, 'total', o.total_centimes, 'stampDuty', ${STAMP_DUTY},
  'undelivered', o.undelivered_centimes, 'undeliveredShipping', o.undelivered_shipping_centimes, 'shop', ${shopIn(language)},
  'buyer', json_build_object('name', p.first_name || ' ' || p.last_name, 'phone', p.phone,
    'address', p.address, 'city', ${placeName(language, 'p.commune_code', 'p.city')}, 'wilayaCode', p.wilaya,
    'wilaya', pw.name - 'en', 'postalCode', p.postal_code),
  'lines', ${linesIn(language)}, 'parcels', ${PARCELS})`)

/** The tax authority accepts Arabic and French; an English invoice is a translation. */
export const invoiceLanguageOf = ({
  language,
}: Pick<PrintableOrder, 'language'>): InvoiceLanguage => (language === 'ar' ? 'ar' : 'fr')
/** `invoiceLanguageOf` purchase `p`. */
export const INVOICE_LANGUAGE = "case p.language when 'ar' then 'ar' else 'fr' end"

/** In input order; orders of other vendors are absent. */
export const listPrintableOrders = (
  handle: Db | Tx,
  vendorId: string,
  ids: readonly string[],
  language: Language,
): Promise<PrintableOrder[]> => listOrders(handle, { vendorId, ids, language: `'${language}'` })

/** In input order, of any vendor, in the language of their invoices. */
export const listInvoicedOrders = (
  handle: Db | Tx,
  ids: readonly string[],
): Promise<PrintableOrder[]> =>
  listOrders(handle, { vendorId: null, ids, language: INVOICE_LANGUAGE })

type OrdersQuery = { vendorId: string | null; ids: readonly string[]; language: string }

async function listOrders(
  handle: Db | Tx,
  { vendorId, ids, language }: OrdersQuery,
): Promise<PrintableOrder[]> {
  const { rows } = await sql<{ found: PrintableOrder }>`
    select ${orderIn(language)} as found
    from unnest(${sql.val(ids)}::uuid[]) with ordinality as asked (id, place)
    join orders.orders o on o.id = asked.id and (${vendorId}::uuid is null or o.vendor_id = ${vendorId}::uuid)
    join orders.purchases p on p.id = o.purchase_id
    join vendors.vendors v on v.id = o.vendor_id
    left join vendors.legal_identities l on l.vendor_id = v.id
    left join territory.wilayas vw on vw.code = v.business_wilaya
    join territory.wilayas pw on pw.code = p.wilaya
    order by asked.place`.execute(tables<DocumentsDatabase>(handle))
  return rows.map(({ found }) => found)
}

export async function findVendorOfOrder(db: Db, orderId: string): Promise<string | null> {
  const rows = await tables<DocumentsDatabase>(db)
    .selectFrom('orders.orders')
    .select('vendor_id')
    .where('id', '=', orderId)
    .execute()
  return rows[0]?.vendor_id ?? null
}
