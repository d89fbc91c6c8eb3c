import { type StaffPermission, hasPermission, type VendorRole } from '#kernel/staff-roles.ts'

export const LIVE_UPDATE_KINDS = [
  'orders',
  'calls',
  'messages',
  'returns',
  'reviews',
  'bell',
] as const
export type LiveUpdateKind = (typeof LIVE_UPDATE_KINDS)[number]

/** Says only that data changed; the client then queries it. */
export type LiveUpdate = { about: readonly LiveUpdateKind[]; placed: number }
export type LiveUpdateOf = LiveUpdate & { vendorId: string }

const PERMISSION_OF: Record<LiveUpdateKind, StaffPermission> = {
  orders: 'orders',
  calls: 'calls',
  messages: 'orders',
  returns: 'orders',
  reviews: 'catalogue',
  // The notifications capability checks permissions for these.
  bell: 'presence',
}

/** The part this role may see; null when there is none. */
export function updatesForRole(role: VendorRole, { about, placed }: LiveUpdate): LiveUpdate | null {
  const theirs = about.filter((value) => hasPermission(role, PERMISSION_OF[value]))
  if (theirs.length === 0) return null
  return { about: theirs, placed: theirs.includes('orders') ? placed : 0 }
}

export function mergeUpdates(news: readonly LiveUpdateOf[]): LiveUpdateOf[] {
  const shops = new Map<string, { about: Set<LiveUpdateKind>; placed: number }>()
  for (const { vendorId, about, placed } of news) {
    const known = shops.get(vendorId) ?? { about: new Set(), placed: 0 }
    for (const value of about) known.about.add(value)
    shops.set(vendorId, { about: known.about, placed: known.placed + placed })
  }
  return [...shops].map(([vendorId, { about, placed }]) => ({
    vendorId,
    about: LIVE_UPDATE_KINDS.filter((liveUpdateKind) => about.has(liveUpdateKind)),
    placed,
  }))
}

/** One line per vendor: id, number of orders placed, kinds. */
export const serializeUpdates = (news: readonly LiveUpdateOf[]): string[] =>
  news.map(({ vendorId, placed, about }) => [vendorId, placed, ...about].join(' '))

/** Skips unknown kinds: during a deployment two versions run side by side. */
export function parseUpdates(line: string): LiveUpdateOf | null {
  const [vendorId, placed, ...about] = line.split(' ')
  if (!vendorId) return null
  const known = LIVE_UPDATE_KINDS.filter((liveUpdateKind) => about.includes(liveUpdateKind))
  return { vendorId, placed: Number(placed) || 0, about: known }
}
