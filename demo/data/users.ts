import { FAMILY_NAMES, FIRST_NAMES } from '#demo/catalog/index.ts'
import type { Language } from '#kernel/locale.ts'
import { demoId } from '../ids.ts'
import { createRandom, type Random, pickWeighted } from '../seeded-random.ts'
import type { DemoDays } from './relative-days.ts'
import { groupBy } from './group-by.ts'
import { BUYER_WILAYAS, STREETS } from './places.ts'
import type { Row, Rows } from './insert-rows.ts'

export type Commune = { code: string; wilaya: string; name: string; postcode: string | null }

/** A buyer; a guest has no account. */
export type Person = {
  key: string
  userId: string | null
  first: string
  last: string
  email: string
  /** Digits after the +. */
  phone: string
  phoneRaw: string
  address: string
  commune: Commune
  language: Language
  since: Date
}

export type Account = Person & { userId: string; role: 'customer' | 'vendor' | 'admin' }

/** Two admins, because of the four-eyes rule on money. */
export type AdminAccounts = { admin: Account; accountant: Account }

export const DEMO_PASSWORD = 'demo-yova-2026'
export const ADMIN_EMAIL = 'admin@yova.example'
export const FINANCE_EMAIL = 'finance@yova.example'
export const DEMO_VENDOR_EMAIL = 'vendeur@yova.example'
export const CLIENT_EMAIL = 'client@yova.example'

const CUSTOMERS = 150
const OLDEST_CUSTOMER_DAYS = 500
const MAIL_HOSTS = ['mail.example', 'courrier.example', 'boite.example']

const drawWilaya = pickWeighted(BUYER_WILAYAS, ({ people }) => people)

/** Deterministic: the same key gives the same person. */
export function createUserFactory(communes: readonly Commune[]) {
  const byWilaya = groupBy(communes, ({ wilaya }) => wilaya)
  return (key: string, since: Date, isGuest: boolean): Person => {
    const random = createRandom(`person ${key}`)
    const language: Language = random.chance(0.62) ? 'fr' : random.chance(0.85) ? 'ar' : 'en'
    const script = language === 'ar' && random.chance(0.5) ? 'arabic' : 'latin'
    const [first, last] = [random.pick(FIRST_NAMES), random.pick(FAMILY_NAMES)]
    const place = byWilaya.get(drawWilaya(random).code) ?? []
    // Squared to favour a few communes: their order says nothing about their size.
    const commune = place[Math.floor(random.next() ** 2 * place.length)]
    if (!commune) throw new Error('the communes are not loaded')
    const phone = phoneOf(random)
    return {
      key,
      userId: isGuest ? null : demoId('user', key),
      first: first[script],
      last: last[script],
      email: `${emailLocalPart(`${first.latin}.${last.latin}`)}${random.int(10, 99)}.${key.replace(/\D/g, '')}@${random.pick(MAIL_HOSTS)}`,
      phone: `213${phone}`,
      phoneRaw: `0${phone.slice(0, 3)} ${phone.slice(3, 5)} ${phone.slice(5, 7)} ${phone.slice(7)}`,
      address: `${random.int(1, 148)}, ${random.pick(STREETS)}`,
      commune,
      language,
      since,
    }
  }
}

/** The oldest first. */
export function makeCustomers(
  days: DemoDays,
  make: ReturnType<typeof createUserFactory>,
): Account[] {
  const random = createRandom('customers')
  return Array.from({ length: CUSTOMERS }, (_, index): Account => {
    const since = days.ago(1 + OLDEST_CUSTOMER_DAYS * (1 - (index + random.next()) / CUSTOMERS))
    return asAccount(make(`customer-${index + 1}`, since, false), 'customer')
  })
}

export const asAccount = (person: Person, role: Account['role']): Account => ({
  ...person,
  userId: person.userId ?? demoId('user', person.key),
  role,
})

export const emailLocalPart = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z.]/g, '')
    .toLowerCase()

/** Nine digits; of 056, the operators have 0560 to 0564 only. */
const phoneOf = (random: Random): string =>
  (
    random.pick(['55', '561', '66', '67', '69', '77', '79']) +
    String(random.int(0, 9_999_999)).padStart(7, '0')
  ).slice(0, 9)

export function accountRows(accounts: readonly Account[], passwordHash: string): Rows {
  const times = ({ since }: Account) => ({ created_at: since, updated_at: since })
  return {
    'identity.users': accounts.map((account) => ({
      id: account.userId,
      email: account.email,
      email_confirmed_at: account.since,
      password_hash: passwordHash,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {
        ...identityData(account),
        first_name: account.first,
        last_name: account.last,
        phone: `+${account.phone}`,
        account_type: account.role === 'vendor' ? 'vendor' : 'customer',
      },
      ...times(account),
    })),
    'identity.identities': accounts.map((account) => ({
      id: demoId('identity', account.key),
      user_id: account.userId,
      provider: 'email',
      provider_id: account.userId,
      identity_data: identityData(account),
      ...times(account),
    })),
    'identity.profiles': accounts.map((account) => ({
      id: demoId('profile', account.key),
      user_id: account.userId,
      first_name: account.first,
      last_name: account.last,
      email: account.email,
      phone: account.phoneRaw,
      address: account.address,
      city: account.commune.name,
      wilaya: account.commune.wilaya,
      language: account.language,
      ...times(account),
    })),
    'identity.user_roles': accounts
      .filter(({ role }) => role !== 'customer')
      .map((account) => ({
        user_id: account.userId,
        role: account.role,
        granted_at: account.since,
      })),
    'identity.addresses': accounts.filter(({ role }) => role === 'customer').map(addressRow),
  }
}

const addressRow = (account: Account): Row => ({
  id: demoId('address', account.key),
  user_id: account.userId,
  label: '',
  first_name: account.first,
  last_name: account.last,
  phone: account.phoneRaw,
  address: account.address,
  city: account.commune.name,
  commune_code: account.commune.code,
  wilaya: account.commune.wilaya,
  postal_code: account.commune.postcode,
  is_default: true,
  created_at: account.since,
  updated_at: account.since,
})

const identityData = ({ userId, email }: Account) => ({
  sub: userId,
  email,
  email_verified: true,
  phone_verified: false,
})
