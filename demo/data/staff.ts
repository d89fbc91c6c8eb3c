import type { StaffRole } from '#kernel/staff-roles.ts'
import { hash } from 'node:crypto'
import { demoId } from '../ids.ts'
import type { DemoDays } from './relative-days.ts'
import { type Account, asAccount, type createUserFactory } from './users.ts'
import { DEMO_VENDOR } from './vendors.ts'
import type { Rows } from './insert-rows.ts'

const PEOPLE = [
  {
    role: 'orders',
    email: 'commandes@yova.example',
    first: 'Mourad',
    last: 'Belkacem',
    since: 210,
  },
  { role: 'calls', email: 'appels@yova.example', first: 'Sarah', last: 'Meziane', since: 64 },
] as const satisfies readonly { role: StaffRole; [field: string]: unknown }[]
const INVITED = { role: 'catalogue', email: 'catalogue@exemple.example' } as const

export type Clerk = { account: Account; role: StaffRole; since: Date }

export const makeClerks = (
  days: DemoDays,
  makePerson: ReturnType<typeof createUserFactory>,
): readonly Clerk[] =>
  PEOPLE.map(({ role, email, first, last, since }) => {
    const now = days.ago(since)
    const key = `clerk-${role}`
    const person = { ...makePerson(key, now, false), email, first, last, language: 'fr' as const }
    return {
      account: { ...asAccount(person, 'customer'), userId: demoId('user', key) },
      role,
      since: now,
    }
  })

export function staffRows(days: DemoDays, clerks: readonly Clerk[], ownerId: string): Rows {
  const shop = demoId('vendor', DEMO_VENDOR)
  return {
    'vendors.staff': clerks.map(({ account, role, since }) => ({
      vendor_id: shop,
      user_id: account.userId,
      role,
      invited_at: since,
      joined_at: since,
    })),
    'vendors.staff_invitations': [
      {
        id: demoId('staff-invitation', INVITED.email),
        vendor_id: shop,
        email: INVITED.email,
        role: INVITED.role,
        // The hash of no existing link: the vendor can send the invitation again.
        token_hash: `\\x${hash('sha256', demoId('nobody', INVITED.email), 'hex')}`,
        invited_by: ownerId,
        invited_at: days.ago(1.3),
        expires_at: days.ago(-5.7),
      },
    ],
  }
}
