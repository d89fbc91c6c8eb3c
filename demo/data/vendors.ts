import { type DemoVendor, VENDORS } from '#demo/catalog/index.ts'
import { BUILT_IN_TERMS } from '#capabilities/content/contract.ts'
import { localDate } from '#kernel/calendar.ts'
import { hours, after } from '#kernel/time.ts'
import { demoId } from '../ids.ts'
import { imageOf } from '../images.ts'
import { createRandom } from '../seeded-random.ts'
import type { DemoDays } from './relative-days.ts'
import { type Account, asAccount, type Commune, DEMO_VENDOR_EMAIL } from './users.ts'
import type { Row, Rows } from './insert-rows.ts'

export const DEMO_VENDOR = 'techno-bab-ezzouar'
/** Waits for the approval of its new legal numbers. */
const MOVING_SHOP = 'moulin-akbou'

export type Shop = {
  vendor: DemoVendor
  id: string
  owner: Account
  since: Date
  verifiedAt: Date | null
}

export function makeVendors(days: DemoDays, communes: readonly Commune[]): Shop[] {
  return VENDORS.map((vendor): Shop => {
    const since = days.ago(vendor.memberSinceDays - 0.42)
    const code = String(vendor.communeCode).padStart(4, '0')
    const commune = communes.find((commune) => commune.code === code)
    if (!commune) throw new Error(`no commune ${code} for the vendor ${vendor.key}`)
    const [first = '', ...last] = vendor.ownerName.split(' ')
    const isVerified = vendor.status === 'verified'
    const person = {
      key: `owner-${vendor.key}`,
      userId: null,
      first,
      last: last.join(' '),
      email: vendor.key === DEMO_VENDOR ? DEMO_VENDOR_EMAIL : vendor.email,
      phone: `213${vendor.phone.replace(/\D/g, '').slice(1)}`,
      phoneRaw: vendor.phone,
      address: vendor.address,
      commune,
      language: 'fr' as const,
      since,
    }
    return {
      vendor,
      id: demoId('vendor', vendor.key),
      owner: asAccount(person, isVerified ? 'vendor' : 'customer'),
      since,
      verifiedAt: isVerified ? after(since, hours(20)) : null,
    }
  })
}

/** `ratings` gives the denormalized counters. */
export function vendorRows(
  days: DemoDays,
  shops: readonly Shop[],
  adminId: string,
  ratings: ReadonlyMap<string, { sum: number; count: number }>,
): Rows {
  return {
    'vendors.vendors': shops.map((shop) => vendorRow(shop, ratings.get(shop.id))),
    'vendors.legal_identities': shops.map(({ vendor, id, since }) => ({
      vendor_id: id,
      legal_name: vendor.name,
      legal_form: legalFormOf(vendor.legal.rc),
      capital_centimes: vendor.legal.rc.includes(' B ') ? CAPITAL : null,
      activity: ACTIVITY,
      rc: normalRc(vendor.legal.rc),
      rc_raw: vendor.legal.rc,
      nif: vendor.legal.nif,
      nis: vendor.legal.nis,
      ai: vendor.legal.ai,
      updated_at: since,
    })),
    'vendors.payout_accounts': shops.map(({ vendor, id, owner, since }) => ({
      id: demoId('payout-account', vendor.key),
      vendor_id: id,
      kind: 'rip',
      number: ripOf(vendor.key),
      holder: `${owner.first} ${owner.last}`,
      created_at: since,
    })),
    'vendors.closures': shops.flatMap(({ vendor, id }) =>
      vendor.holiday
        ? [
            {
              id: demoId('holiday', vendor.key),
              vendor_id: id,
              starts_on: localDate(days.ago(-vendor.holiday.fromDay)),
              ends_on: localDate(days.ago(-vendor.holiday.toDay)),
              message: vendor.holiday.note,
            },
          ]
        : [],
    ),
    'vendors.legal_identity_changes': shops.flatMap((shop) =>
      shop.vendor.key === MOVING_SHOP ? [requestedChange(days, shop)] : [],
    ),
    'vendors.status_history': shops.flatMap((shop) => decisionRows(shop, adminId)),
  }
}

const CAPITAL = 100_000_00
const ACTIVITY = 'Commerce de détail en ligne'
/** `A` is a natural person in the trade register, `B` a company. */
const legalFormOf = (rc: string): string => (rc.includes(' B ') ? 'SARL' : 'Personne physique')

/** After a move the tax article and the statistical number are those of the new commune. */
function requestedChange(days: DemoDays, { vendor, id, owner }: Shop): Row {
  return {
    id: demoId('identity-change', vendor.key),
    vendor_id: id,
    kind: 'company',
    rc: normalRc(vendor.legal.rc),
    rc_raw: vendor.legal.rc,
    nif: vendor.legal.nif,
    nis: vendor.legal.nis.replace(/\d{4}$/, '4402'),
    ai: vendor.legal.ai.replace(/\d{4}$/, '7316'),
    legal_form: legalFormOf(vendor.legal.rc),
    capital_centimes: vendor.legal.rc.includes(' B ') ? CAPITAL : null,
    activity: ACTIVITY,
    requested_by: owner.userId,
    requested_at: days.ago(1.3),
  }
}

function decisionRows({ vendor, id, owner, since, verifiedAt }: Shop, adminId: string): Row[] {
  const step = (change: string, actorId: string, now: Date): Row => ({
    id: demoId(`shop-${change}`, vendor.key, now),
    vendor_id: id,
    change,
    actor_id: actorId,
    happened_at: now,
  })
  const registered = step('registered', owner.userId, since)
  return verifiedAt ? [registered, step('verified', adminId, verifiedAt)] : [registered]
}

function vendorRow(
  { vendor, id, owner, since, verifiedAt }: Shop,
  rating: { sum: number; count: number } = { sum: 0, count: 0 },
) {
  return {
    id,
    user_id: owner.userId,
    business_name: vendor.name,
    business_name_ar: vendor.arabicName,
    business_email: vendor.email,
    business_phone: vendor.phone,
    business_address: vendor.address,
    business_city: vendor.city,
    commune_code: owner.commune.code,
    business_wilaya: vendor.wilaya,
    description: vendor.description,
    logo: imageOf(vendor.logo),
    cover: imageOf(vendor.cover),
    language: 'fr',
    kind: vendor.legal.rc.includes(' B ') ? 'company' : 'craftsman',
    verification_status: vendor.status,
    is_active: true,
    verified_at: verifiedAt,
    requires_phone_confirmation: vendor.requiresPhoneConfirmation,
    charges_vat: vendor.vatPayer,
    sells_wholesale: vendor.sellsWholesale ?? false,
    rating_sum: rating.sum,
    rating_count: rating.count,
    terms_accepted_at: since,
    terms_version: BUILT_IN_TERMS,
    created_at: since,
    updated_at: verifiedAt ?? since,
  }
}

/** A postal account number with a valid check key (its last two digits). */
export function ripOf(key: string): string {
  const random = createRandom(`rip ${key}`)
  const account = String(random.int(1_000_000, 29_999_999)).padStart(10, '0')
  const checked = 97n - ((BigInt(`99999${account}`) * 100n) % 97n)
  return `00799999${account}${String(checked).padStart(2, '0')}`
}

/** Without spaces, from `16/00-1036582 B 19`. */
const normalRc = (typed: string): string => typed.replaceAll(' ', '')
