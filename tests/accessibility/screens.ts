import type { Page } from 'playwright-core'
import { CLIENT_EMAIL } from '#demo/data/users.ts'
import { purchaseNumberOf } from '#demo/ids.ts'
import { alive, type Visit } from '#tests/support/visitor-story.ts'

export type Screen = {
  path: string
  as?: NonNullable<Visit['as']>
  stored?: Record<string, string>
  isUnasked?: boolean
  /** Resolves when the screen is complete. */
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

/** At the end of the page the bulk bar covers no row; elsewhere it covers part of one. */
export const atItsEnd = (page: Page) =>
  page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()
const articles = (page: Page) => page.getByRole('article').first().waitFor()
const priced = async (page: Page) => {
  await heading(page)
  await page.waitForFunction(() => [...document.querySelectorAll('dl.totals dd')].length > 1)
}

export const BROWSING: Record<string, Screen> = {
  home: { path: '/', reached: articles },
  list: { path: '/products', reached: articles },
  'a list without results': { path: '/products?search=zzqx', reached: heading },
  product: { path: `/product/${DATES}`, reached: heading },
  'reporting a product': {
    path: `/product/${DATES}`,
    reached: async (page) => {
      await heading(page)
      await page.locator('.buy-aside .report-link').click()
      await page.locator('dialog[open] .report-form').waitFor()
    },
  },
  'an unknown product': { path: '/product/none', reached: heading, expects: [/404/] },
  categories: { path: '/categories', reached: heading },
  vendors: { path: '/vendors', reached: heading },
  'the question about cookies': {
    path: '/cart',
    isUnasked: true,
    reached: (page) => page.locator('.consent [data-cookies=all]').waitFor(),
  },
  'the settings of the cookies': {
    path: '/privacy',
    isUnasked: true,
    reached: async (page) => {
      await page.locator('.consent [data-cookies=open]').click()
      await page.getByRole('dialog').getByRole('switch').last().waitFor()
    },
  },
  'a page that is not there': { path: '/nowhere', reached: heading, expects: [/404/] },
}

const stored = {
  'yova-wishlist': JSON.stringify([{ id: DATES, price: 1200 }]),
  'yova-compare': JSON.stringify([{ id: DATES, price: 1200 }]),
}

export const READING: Record<string, Screen> = {
  shop: {
    path: '/vendors',
    reached: async (page) => {
      await page.locator('main a[href^="/vendors/"]').first().click()
      await page.waitForURL(/\/vendors\/./)
      await page.locator('.shop-head').waitFor() // the list has a heading of its own
    },
  },
  'an unknown shop': { path: '/vendors/none', reached: heading, expects: [/404/] },
  wishlist: { path: '/wishlist', stored, reached: articles },
  comparison: {
    path: '/comparison',
    stored,
    reached: (page) => page.getByRole('table').waitFor(),
  },
  about: { path: '/about', reached: heading },
  contact: { path: '/contact', reached: heading },
  terms: { path: '/terms', reached: heading },
  privacy: { path: '/privacy', reached: heading },
  'a data request': { path: '/data-request', reached: heading },
  sitemap: { path: '/sitemap', reached: heading },
}

export const BUYING: Record<string, Screen> = {
  cart: { path: '/cart', stored: CART, reached: priced },
  'an empty cart': { path: '/cart', reached: heading },
  checkout: {
    path: '/checkout',
    stored: CART,
    reached: async (page) => {
      await heading(page)
      // On a phone the items are folded away; the total is in the bottom bar.
      await page.locator('dl[aria-busy="false"]').first().waitFor({ state: 'attached' })
    },
  },
  order: { path: '/order/Y-00000000', reached: heading },
  track: { path: '/track', reached: heading },
  'where parcels stand, by number and contact': {
    path: `/track?number=${purchaseNumberOf('client-1')}`,
    reached: async (page) => {
      await alive(page)
      await page.locator('.track-form input').last().fill(CLIENT_EMAIL)
      await page.locator('.track-form [type=submit]').click()
      await page.locator('.track-states').waitFor()
    },
  },
  'sign-in': { path: '/auth', reached: (page) => page.getByRole('tab').first().waitFor() },
  "the back office's orders": {
    path: '/admin/orders',
    as: 'admin@yova.example',
    reached: (page) => page.locator('time').first().waitFor(),
  },
}
