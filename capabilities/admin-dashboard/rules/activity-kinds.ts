import type { ActivityKind } from '../activity-kinds.contract.ts'

const OWNERS: Readonly<Record<string, ActivityKind>> = {
  identity: 'people',
  privacy: 'people',
  messaging: 'people',
  moderation: 'people',
  vendors: 'shops',
  catalog: 'products',
  promotions: 'products',
  reviews: 'products',
  orders: 'orders',
  returns: 'orders',
  payouts: 'money',
  ledger: 'money',
  payments: 'money',
  documents: 'money',
}
const SIGN_INS = new Set([
  'identity.signed_in',
  'identity.sign_in_failed',
  'identity.sign_up_repeated',
  'identity.refresh_token_reused',
])

/** By the action's owner (`owner.past_event`); unknown owners count as settings. */
export const activityKind = (action: string): ActivityKind =>
  SIGN_INS.has(action) ? 'sign-ins' : (OWNERS[action.split('.')[0] ?? ''] ?? 'settings')

export const actionsOfKind = (kind: ActivityKind, actions: readonly string[]): string[] =>
  actions.filter((action) =>
    kind === 'acts' ? activityKind(action) !== 'sign-ins' : activityKind(action) === kind,
  )

/** The smallest UUIDv7 of that instant. */
export function firstIdAt(moment: Date): string {
  const hex = Math.max(0, moment.getTime()).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

/** Exports show the network of an IP address only, as personal data. */
export function maskedAddress(address: string | null): string {
  if (address === null) return ''
  const plain = address.replace(/\/\d+$/, '')
  if (plain.includes(':')) return `${plain.split(':').slice(0, 3).join(':')}::/48`
  return `${plain.split('.').slice(0, 3).join('.')}.0/24`
}
