import { paths } from '#web/paths.ts'

/** What the address says of the list: its page, and the cart whose details are open. */
export type ListQuery = { cursor: string | null; cart: string | null }

export const PAGE_SIZE = 25

export const readListQuery = (params: URLSearchParams): ListQuery => ({
  cursor: params.get('cursor') || null,
  cart: params.get('cart') || null,
})

export function listAddress(query: ListQuery, changes: Partial<ListQuery> = {}): string {
  const { cursor, cart } = { ...query, ...changes }
  const params = new URLSearchParams()
  if (cursor !== null) params.set('cursor', cursor)
  if (cart !== null) params.set('cart', cart)
  const text = params.toString()
  return text === '' ? paths.adminAbandonedCarts() : `${paths.adminAbandonedCarts()}?${text}`
}

/** The API's address of one page of the list. */
export function cartsPath({ cursor }: Pick<ListQuery, 'cursor'>): string {
  const params = new URLSearchParams({ limit: String(PAGE_SIZE) })
  if (cursor !== null) params.set('cursor', cursor)
  return `/api/v1/admin/abandoned-carts?${params}`
}
