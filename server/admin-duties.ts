import { ADMIN_AREAS, ADMIN_DUTIES, type AdminDuty } from '#kernel/admin-duties.ts'

/** Calls that need no duty. */
const EVERY_ADMIN = 'every'
export type NeededDuties = typeof EVERY_ADMIN | readonly AdminDuty[]

const { money, orders, customers, carts, vendors, moderation, notes } = ADMIN_AREAS
const { products, promotions, content, reports, emails, administration } = ADMIN_AREAS

/** The first match counts; an admin needs one of the duties. */
const WORK: readonly (readonly [call: RegExp, duties: NeededDuties])[] = [
  [/^GET (session|dashboard|queues|search|live-updates|moderation\/counts)$/, EVERY_ADMIN],
  [/^(GET|POST) in-app-notifications(\/.+)?$/, EVERY_ADMIN],
  [/^GET (refunds|returns|orders)(\/|$)/, orders],
  [/^GET lists\/(orders|refunds)\/file$/, orders],
  [/^\w+ (money|refunds|payment-refunds)(\/|$)/, money],
  [/^GET lists\/(payout-batches|remittances|vendor-balances)\/file$/, money],
  [/^\w+ orders(\/|$)/, ['support']],
  [/^GET (users|customers|lists\/users)(\/|$)/, customers],
  [/^DELETE users\/[^/]+\/sessions(\/|$)/, customers],
  [/^GET (abandoned-carts|lists\/abandoned-carts\/file)$/, carts],
  [/^GET vendors\/[^/]+\/verification-documents\//, ['moderation']],
  [/^GET (vendors|lists\/vendors)(\/|$)/, vendors],
  [/^\w+ vendors(\/|$)/, ['moderation']],
  [/^\w+ (moderation|contact)(\/|$)/, moderation],
  [/^PUT (reviews|questions|reports)\/[^/]+\/state$/, ['moderation']],
  [/^\w+ notes$/, notes],
  [/^\w+ (products|product-vendors|categories|specification-names)(\/|$)/, products],
  [/^\w+ (synonyms|search-intents|search-previews|missing-terms|weak-terms)(\/|$)/, products],
  [/^GET lists\/products\/file$/, products],
  [/^\w+ (promo-codes|lists\/promo-codes)(\/|$)/, promotions],
  [/^\w+ content(\/|$)/, content],
  [/^POST advertising-exports$/, ['marketing']],
  [/^GET reports\/choices$/, [...reports, ...orders, ...carts]],
  [/^GET (reports|vendor-performance|web-vitals)(\/|$)/, reports],
  [/^GET emails$/, emails],
  [/^\w+ (users|settings|audit|privacy|system)(\/|$)/, administration],
  [/^GET courier-contracts$/, [...administration, ...money]],
  [/^\w+ (shipping-rates|pickup-points|courier-contracts)(\/|$)/, administration],
  [/^GET (activity(\/file)?|lists\/accesses\/file)$/, administration],
  [/^POST admin-create-user$/, administration],
]

const AUDIENCES = ['/admin/', '/functions/v1/']

/** Takes a path or a route pattern; null for a call that is not declared. */
export function neededDuties(method: string, path: string): NeededDuties | null {
  const audience = AUDIENCES.find((name) => path.includes(name))
  if (!audience) return null
  const call = `${method === 'HEAD' ? 'GET' : method} ${path.slice(path.indexOf(audience) + audience.length)}`
  return WORK.find(([fits]) => fits.test(call))?.[1] ?? null
}

/** What is not declared needs every duty. */
export function coversCall(duties: readonly AdminDuty[], method: string, path: string): boolean {
  const needed = neededDuties(method, path)
  if (needed === EVERY_ADMIN) return true
  return needed
    ? needed.some((duty) => duties.includes(duty))
    : ADMIN_DUTIES.every((duty) => duties.includes(duty))
}
