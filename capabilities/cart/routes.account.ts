import {
  taggedRoutes,
  empty,
  json,
  jsonBody,
  notFound,
  problems,
  routes,
} from '#platform/http/index.ts'
import { dinars, fromDinars } from '#kernel/money.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import { WishlistItemParams, Wishlist, WishlistBody, type WishlistView } from './contract.ts'
import type { ManageWishlist } from './operations/manage-wishlist.ts'
import type { WishlistItem } from './schema.ts'

type Deps = {
  wishlist: ManageWishlist
  /** Whether wishlists are enabled. */
  isOpen: () => boolean
}

const NO_STORE = { 'cache-control': 'no-store' }
const createRoute = taggedRoutes('account')

const read = createRoute({
  method: 'get',
  path: '/wishlist',
  summary: 'Get the wishlist, with the prices at the time of saving',
  responses: { 200: json(Wishlist, 'The wishlist, in the order of saving'), ...problems(404) },
})
const add = createRoute({
  method: 'post',
  path: '/wishlist',
  summary: 'Add products to the wishlist',
  request: jsonBody(WishlistBody),
  responses: { 200: json(Wishlist, 'The whole wishlist'), ...problems(404, 422) },
})
const remove = createRoute({
  method: 'delete',
  path: '/wishlist/{product_id}',
  summary: 'Remove a product from the wishlist',
  request: { params: WishlistItemParams },
  responses: { 204: empty('Removed'), ...problems(422) },
})

export const accountRoutes = ({ wishlist, isOpen }: Deps) =>
  routes<{ userId: UserId }>()
    .openapi(read, async (c) => {
      if (!isOpen()) return notFound(c)
      return c.json(wishlistView(await wishlist.list(c.var.userId)), 200, NO_STORE)
    })
    .openapi(add, async (c) => {
      if (!isOpen()) return notFound(c)
      const products = c.req
        .valid('json')
        .items.map(({ product_id: productId, price }) => ({ productId, price: fromDinars(price) }))
      return c.json(wishlistView(await wishlist.add(c.var.userId, products)), 200, NO_STORE)
    })
    .openapi(remove, async (c) => {
      await wishlist.remove(c.var.userId, c.req.valid('param').product_id)
      return c.body(null, 204)
    })

const wishlistView = (products: readonly WishlistItem[]): WishlistView => ({
  items: products.map(({ productId, price }) => ({ product_id: productId, price: dinars(price) })),
})
