import { FULL_SCORE, type PageLimits } from './limits.ts'
import type { Action } from './visit.ts'

export type SitePage = {
  name: string
  path: string
  limits: PageLimits
  stored?: Record<string, string>
  actions?: readonly Action[]
  /** Only the weight limit applies. */
  isOnlyWeighed?: boolean
}
type Product = {
  id: string
  name: string
  price: number
  has_variants: boolean
  vendor: { id: string; business_name: string }
}

const FIELD = 'input[name=search]:visible'
const searching: Action = {
  name: 'search typing',
  prepare: (page) => page.locator(FIELD).first().tap(),
  act: (page) => page.keyboard.type('casque', { delay: 120 }),
}
const adding: Action = {
  name: 'add to cart',
  act: (page) => page.locator('.buy-add:visible').first().tap(),
}
const filtering: Action = {
  name: 'a filter',
  prepare: async (page) => {
    await page.locator('.list-filters-open:visible').first().tap()
    await page.locator('dialog[open] label:has(input[name=in_stock])').waitFor()
  },
  act: (page) => page.locator('dialog[open] label:has(input[name=in_stock])').tap(),
}

const OTHERS = [
  'categories',
  'vendors',
  'wishlist',
  'comparison',
  'track',
  'about',
  'contact',
  'data-request',
  'terms',
  'privacy',
  'sitemap',
  'auth',
  'vendor/register',
] as const

/** `only`: names, separated by commas; empty for all. */
export async function sitePages(origin: string, only: string): Promise<SitePage[]> {
  const response = await fetch(`${origin}/api/v1/products?in_stock=1`)
  const { items } = (await response.json()) as { items: Product[] }
  // A cart entry of a product with variants would need a variant.
  const [first, second] = items.filter(({ has_variants: has }) => !has)
  if (!first || !second) throw new Error('the catalog is empty')
  const line = ({ id, name, price, vendor }: Product) => ({
    id,
    name,
    price,
    image: null,
    vendor: vendor.business_name,
    quantity: 1,
    variant: null,
  })
  const filled = { 'yova-cart': JSON.stringify([line(first), line(second)]) }
  const seen = { largestPaintMs: 1_500, seo: FULL_SCORE }
  const pages: SitePage[] = [
    { name: 'home', path: '/', limits: { ...seen, allKilobytes: 450 }, actions: [searching] },
    { name: 'products', path: '/products', limits: seen, actions: [filtering] },
    {
      name: 'product',
      path: `/product/${first.id}`,
      limits: { ...seen, allKilobytes: 350 },
      actions: [adding],
    },
    { name: 'cart', path: '/cart', limits: {}, stored: filled },
    { name: 'vendor', path: `/vendors/${first.vendor.id}`, limits: { seo: FULL_SCORE } },
    { name: 'checkout', path: '/checkout', limits: {}, stored: filled, isOnlyWeighed: true },
    ...OTHERS.map((name) => ({ name, path: `/${name}`, limits: {}, isOnlyWeighed: true })),
  ]
  const wanted = only.split(',').filter((part) => part !== '')
  return pages.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
}
