import type { WishlistView } from '#capabilities/cart/contract.ts'
import { type SavedProduct, wishlist } from './saved-products.ts'
import {
  type ApiMutation,
  del,
  type Endpoint,
  fetchApi,
  get,
  post,
  requestOf,
} from '../api/endpoint.ts'
import { isWishlistOn } from './wishlist-switch.ts'

type Session = { access_token: string; user: { id: string } }

let session: Session | null = null
/** Ids that the account has, or that are being sent to it. */
let known: ReadonlySet<string> = new Set()
let unsubscribe: (() => void) | null = null
let work: Promise<void> = Promise.resolve()

/** At sign-in local products join the account's list; at sign-out the account's are removed. */
export function syncWishlist(next: Session | null): void {
  const isSame = session?.user.id === next?.user.id
  session = next
  if (isSame) return
  unsubscribe?.()
  unsubscribe = null
  if (next) begin()
  else wishlist.replace(wishlist.read().filter(({ kept: stored }) => !stored))
}

function begin(): void {
  if (!isWishlistOn()) return // the account has no list to ask for
  known = idsOf(wishlist.read())
  const stopHearing = wishlist.subscribe(notifyListeners)
  const onVisible = () => {
    if (document.visibilityState === 'visible') inTurn(readAgain)
  }
  document.addEventListener('visibilitychange', onVisible)
  unsubscribe = () => {
    stopHearing()
    document.removeEventListener('visibilitychange', onVisible)
  }
  inTurn(readAgain)
}

const idsOf = (list: readonly { id: string }[]): ReadonlySet<string> =>
  new Set(list.map(({ id }) => id))

/** Requests run one after the other, so that a later change never overtakes an earlier one. */
function inTurn(step: () => Promise<void>): void {
  work = work.then(step).catch((error: unknown) => {
    console.warn('the wishlist could not be kept with the account', error)
  })
}

/** Sends the products the account lacks, then takes over the account's list. */
async function readAgain(): Promise<void> {
  const mine = session?.user.id
  const before = wishlist.read()
  const unsent = before.filter(({ kept: stored }) => !stored)
  const list = unsent.length > 0 ? await send(unsent) : await call(get('/account/wishlist'))
  if (!list || session?.user.id !== mine) return
  const now = wishlist.read()
  const had = idsOf(before)
  const left = idsOf(now)
  const held = new Map(list.items.map(({ product_id, price }) => [product_id, price]))
  const next: SavedProduct[] = [
    ...[...held]
      .filter(([id]) => left.has(id) || !had.has(id)) // products removed during the request stay removed
      .map(([id, price]) => ({ id, price, kept: true as const })),
    ...now.filter(({ id, kept: stored }) => !stored && !held.has(id)),
  ]
  known = idsOf(next)
  wishlist.replace(next)
}

function notifyListeners(): void {
  const now = wishlist.read()
  const ids = idsOf(now)
  const added = now.filter(({ id }) => !known.has(id))
  const removed = [...known].filter((id) => !ids.has(id))
  known = ids
  for (const id of removed)
    inTurn(async () => void (await call(del('/account/wishlist/{product_id}', { product_id: id }))))
  if (added.length === 0) return
  inTurn(async () => {
    if (!(await send(added))) return
    const sent = idsOf(added)
    wishlist.replace(
      wishlist
        .read()
        .map((product) => (sent.has(product.id) ? { ...product, kept: true as const } : product)),
    )
  })
}

const send = (products: readonly SavedProduct[]): Promise<WishlistView | null> =>
  call(
    post('/account/wishlist', null, {
      items: products.map(({ id, price }) => ({ product_id: id, price })),
    }),
  )

/** Null when the account refused; the next page load retries. */
async function call<View>(wanted: Endpoint<View> | ApiMutation<View>): Promise<View | null> {
  const [path, init] = typeof wanted === 'string' ? [wanted] : [wanted.path, requestOf(wanted)]
  const authorization = `Bearer ${session?.access_token ?? ''}`
  const response = await fetchApi(path, { ...init, headers: { ...init?.headers, authorization } })
  return response.ok && response.status !== 204 ? response.json() : null
}
