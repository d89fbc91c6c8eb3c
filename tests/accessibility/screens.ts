import type { Page } from 'playwright-core'
import type { Visit } from '#tests/support/visitor.ts'

/** One screen to look at: where it is, who looks, and what shows that it has been reached. */
export type Screen = {
  path: string
  as?: NonNullable<Visit['as']>
  stored?: Record<string, string>
  /** Shown only when the screen is complete. */
  reached: (page: Page) => Promise<unknown>
  expects?: readonly RegExp[]
}

export const DATES = '019b76da-a800-7745-9fe7-03334d7fd381'
const line = {
  id: DATES,
  name: 'Dattes Deglet Nour',
  price: 1200,
  image: null,
  vendor: '',
  quantity: 2,
  variant: null,
}
const CART = { 'yova-cart': JSON.stringify([line]) }

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()
const articles = (page: Page) => page.getByRole('article').first().waitFor()
/** The server has priced what the browser keeps. */
const priced = async (page: Page) => {
  await heading(page)
  await page.waitForFunction(() => [...document.querySelectorAll('dl.totals dd')].length > 1)
}

/** What somebody who looks around sees. */
export const BROWSING: Record<string, Screen> = {
  home: { path: '/', reached: articles },
  list: { path: '/products', reached: articles },
  'a list without results': { path: '/products?search=zzqx', reached: heading },
  product: { path: `/product/${DATES}`, reached: heading },
  'an unknown product': { path: '/product/none', reached: heading, expects: [/404/] },
  categories: { path: '/categories', reached: heading },
  vendors: { path: '/vendors', reached: heading },
  'a page that is not there': { path: '/nowhere', reached: heading, expects: [/404/] },
}

/** What a buyer sees on the way to the parcel, and the operator after it. */
export const BUYING: Record<string, Screen> = {
  cart: { path: '/cart', stored: CART, reached: priced },
  'an empty cart': { path: '/cart', reached: heading },
  checkout: {
    path: '/checkout',
    stored: CART,
    reached: async (page) => {
      await heading(page)
      // On a phone what is ordered is folded away, and the total stands in the bar.
      await page.locator('dl[aria-busy="false"]').first().waitFor({ state: 'attached' })
    },
  },
  order: { path: '/order/Y-00000000', reached: heading },
  track: { path: '/track', reached: heading },
  'sign-in': { path: '/auth', reached: (page) => page.getByRole('tab').first().waitFor() },
  "the back office's orders": {
    path: '/admin/orders',
    as: 'admin@yova.example',
    reached: (page) => page.locator('time').first().waitFor(),
  },
}
