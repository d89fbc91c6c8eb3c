import { ADMIN_DUTIES, type AdminArea, type AdminDuty, dutiesFor } from '#kernel/admin-duties.ts'

/** Calls that need no duty. */
const EVERY_ADMIN = 'every'
export type NeededDuties = typeof EVERY_ADMIN | readonly AdminDuty[]
type Work =
  | readonly [call: RegExp, everyone: typeof EVERY_ADMIN]
  | readonly [call: RegExp, area: AdminArea, ...others: readonly AdminArea[]]

/** The first match counts; an admin needs a duty that opens one of the areas. */
const WORK: readonly Work[] = [
  [/^GET (session|dashboard|queues|search|live-updates|moderation\/counts)$/, EVERY_ADMIN],
  [/^(GET|POST) in-app-notifications(\/.+)?$/, EVERY_ADMIN],
  [/^GET (refunds|returns|orders)(\/|$)/, 'orders'],
  [/^GET lists\/(orders|refunds)\/file$/, 'orders'],
  [/^\w+ (money|refunds|payment-refunds)(\/|$)/, 'money'],
  [/^GET lists\/(payout-batches|remittances|vendor-balances)\/file$/, 'money'],
  [/^\w+ orders(\/|$)/, 'order_changes'],
  [/^GET (users|customers|lists\/users)(\/|$)/, 'customers'],
  [/^DELETE users\/[^/]+\/sessions(\/|$)/, 'customers'],
  [/^GET (abandoned-carts|lists\/abandoned-carts\/file)$/, 'carts'],
  [/^GET vendors\/[^/]+\/verification-documents\//, 'moderation_decisions'],
  [/^GET (vendors|lists\/vendors)(\/|$)/, 'vendors'],
  [/^\w+ vendors(\/|$)/, 'moderation_decisions'],
  [/^\w+ (moderation|contact)(\/|$)/, 'moderation_queue'],
  [/^PUT (reviews|questions|reports)\/[^/]+\/state$/, 'moderation_decisions'],
  [/^\w+ notes$/, 'notes'],
  [/^\w+ (products|product-vendors|categories|specification-names)(\/|$)/, 'products'],
  [/^\w+ (synonyms|search-intents|search-previews|missing-terms|weak-terms)(\/|$)/, 'products'],
  [/^GET lists\/products\/file$/, 'products'],
  [/^\w+ (promo-codes|lists\/promo-codes)(\/|$)/, 'promotions'],
  [/^\w+ content(\/|$)/, 'content'],
  [/^POST advertising-exports$/, 'advertising'],
  [/^GET reports\/choices$/, 'reports', 'orders', 'carts'],
  [/^GET (reports|vendor-performance|web-vitals)(\/|$)/, 'reports'],
  [/^GET emails$/, 'emails'],
  [/^\w+ (users|settings|audit|privacy|system)(\/|$)/, 'system'],
  [/^GET courier-contracts$/, 'system', 'money'],
  [/^\w+ (shipping-rates|pickup-points|courier-contracts)(\/|$)/, 'system'],
  [/^GET (activity(\/file)?|lists\/accesses\/file)$/, 'system'],
  [/^POST admin-create-user$/, 'system'],
]

const AUDIENCES = ['/admin/', '/functions/v1/']

/** Takes a path or a route pattern; null for a call that is not declared. */
export function neededDuties(method: string, path: string): NeededDuties | null {
  const audience = AUDIENCES.find((name) => path.includes(name))
  if (!audience) return null
  const call = `${method === 'HEAD' ? 'GET' : method} ${path.slice(path.indexOf(audience) + audience.length)}`
  const work = WORK.find(([fits]) => fits.test(call))
  if (!work) return null
  const [, area, ...others] = work
  return area === EVERY_ADMIN ? EVERY_ADMIN : dutiesFor(area, ...others)
}

/** What is not declared needs every duty. */
export function coversCall(duties: readonly AdminDuty[], method: string, path: string): boolean {
  const needed = neededDuties(method, path)
  if (needed === EVERY_ADMIN) return true
  return needed
    ? needed.some((duty) => duties.includes(duty))
    : ADMIN_DUTIES.every(({ code }) => duties.includes(code))
}
