import type { Page } from 'playwright-core'
import type { Visit } from '#tests/support/visitor.ts'

/** One screen to look at: where it is, who looks, and what shows that it has been reached. */
export type Screen = {
  path: string
  as?: NonNullable<Visit['as']>
  stored?: Record<string, string>
  isUnasked?: boolean
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

const kept = {
  'yova-wishlist': JSON.stringify([{ id: DATES, price: 1200 }]),
  'yova-compare': JSON.stringify([{ id: DATES, price: 1200 }]),
}

/** What is there to be read, and what a visitor keeps. */
export const READING: Record<string, Screen> = {
  shop: {
    path: '/vendors',
    reached: async (page) => {
      await page.locator('main a[href^="/vendors/"]').first().click()
      await page.waitForURL(/\/vendors\/./)
      await heading(page)
    },
  },
  'an unknown shop': { path: '/vendors/none', reached: heading, expects: [/404/] },
  wishlist: { path: '/wishlist', stored: kept, reached: articles },
  comparison: {
    path: '/comparison',
    stored: kept,
    reached: (page) => page.getByRole('table').waitFor(),
  },
  about: { path: '/about', reached: heading },
  contact: { path: '/contact', reached: heading },
  terms: { path: '/terms', reached: heading },
  privacy: { path: '/privacy', reached: heading },
  'a data request': { path: '/data-request', reached: heading },
  sitemap: { path: '/sitemap', reached: heading },
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

/** What somebody sees who opens a shop, and who has one. */
export const SELLING: Record<string, Screen> = {
  'the registration of a shop': {
    path: '/vendor/register',
    reached: (page) => page.locator('form.register').waitFor(),
  },
  'a registration with faults': {
    path: '/vendor/register?new=true',
    reached: async (page) => {
      await page.locator('[name=kind][value=company]').check()
      await page.locator('form.register [type=submit]').click()
      await page.locator('.register-errors').waitFor()
    },
  },
  'the space of a shop that is open': {
    path: '/vendor/dashboard',
    as: 'vendeur@yova.example',
    reached: (page) => page.locator('.shop-chart').waitFor(),
  },
  'the money of a shop': {
    path: '/vendor/money',
    as: 'vendeur@yova.example',
    reached: (page) => page.locator('.money-lines li').first().waitFor(),
  },
  'couriers and prices of a shop': {
    path: '/vendor/shop',
    as: 'vendeur@yova.example',
    reached: (page) => page.locator('.tariff-table tbody tr').nth(68).waitFor(),
  },
  'the price of a wilaya': {
    path: '/vendor/shop',
    as: 'vendeur@yova.example',
    reached: async (page) => {
      await page.locator('.tariff-table tbody .icon-button').first().click()
      await page.locator('.tariff-fields').first().waitFor()
    },
  },
  'another account for the money': {
    path: '/vendor/money',
    as: 'vendeur@yova.example',
    reached: async (page) => {
      await page.locator('.money-account button').click()
      await page.locator('.account-form [type=submit]').click()
      await page.locator('.field-error').first().waitFor()
    },
  },
  'the reviews of a shop': {
    path: '/vendor/reviews',
    as: 'vendeur@yova.example',
    reached: async (page) => {
      await page.locator('.review-rows li .review-actions button').first().click()
      await page.locator('.answer-form').waitFor()
    },
  },
  "a shop's orders": {
    path: '/vendor/orders',
    as: 'vendeur@yova.example',
    reached: (page) => page.locator('[id^=row-]').first().waitFor(),
  },
  'an order of a shop, with its parcel': {
    path: '/vendor/orders?status=shipped',
    as: 'vendeur@yova.example',
    reached: async (page) => {
      await page.locator('[id^=row-]').first().click()
      await page.locator('.parcel-steps').first().waitFor()
    },
  },
  'a parcel about to be sent': {
    path: '/vendor/orders?status=processing',
    as: 'vendeur@yova.example',
    reached: async (page) => {
      await page.locator('[id^=row-]').first().click()
      await page.locator('.next-step .button-primary').click()
      await page.locator('dialog select').first().waitFor()
    },
  },
  'the messages of a shop': {
    path: '/vendor/messages',
    as: 'vendeur@yova.example',
    reached: (page) => page.locator('.messages').waitFor(),
  },
  'a message to a shop': {
    path: '/account/messages?vendor=019b76da-a800-7000-8000-000000000000&name=Poterie',
    as: 'client@yova.example',
    reached: (page) => page.locator('.message-form').waitFor(),
  },
  "the back office's vendors": {
    path: '/admin/vendors',
    as: 'admin@yova.example',
    reached: (page) => page.locator('[id^=row-]').first().waitFor(),
  },
  'a request in the back office': {
    path: '/admin/vendors?state=pending',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('[id^=row-]').first().click()
      await page.getByRole('switch').waitFor()
    },
  },
  'a new vendor with faults': {
    path: '/admin/vendors',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('.page-head button').click()
      await page.locator('dialog [type=submit]').click()
      await page.locator('.field-error').first().waitFor()
    },
  },
  "the back office's products": {
    path: '/admin/products',
    as: 'admin@yova.example',
    reached: (page) => page.locator('[id^=row-]').first().waitFor(),
  },
  'a new product with faults': {
    path: '/admin/products',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('.page-head button').click()
      await page.locator('dialog [type=submit]').click()
      await page.locator('dialog .field-error').first().waitFor()
    },
  },
  'the products of a shop': {
    path: '/vendor/products',
    as: 'vendeur@yova.example',
    reached: async (page) => {
      await page.locator('.tick input').nth(1).check()
      await page.locator('.bulk-bar').waitFor()
    },
  },
  'a product that is edited': {
    path: '/vendor/products?search=numa',
    as: 'vendeur@yova.example',
    reached: async (page) => {
      await page.locator('a[id^=row-]').first().click()
      await page.locator('.save-bar').waitFor()
    },
  },
  "the back office's carts": {
    path: '/admin/abandoned-carts',
    as: 'admin@yova.example',
    reached: (page) => page.locator('[id^=cart-]').first().waitFor(),
  },
  'a cart in the back office': {
    path: '/admin/abandoned-carts',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('[id^=cart-]').first().click()
      await page.locator('.kept-items').waitFor()
    },
  },
  "the back office's reports": {
    path: '/admin/reports?period=total',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('.report-chart svg').waitFor()
      await page.locator('.ad-figures').waitFor()
    },
  },
  'a report of chosen days with faults': {
    path: '/admin/reports?period=range&from=2026-11-20&until=2026-11-19',
    as: 'admin@yova.example',
    reached: (page) => page.locator('.report-range .field-error').waitFor(),
  },
  'the space of who has no shop': {
    path: '/vendor/dashboard',
    as: 'client@yova.example',
    reached: (page) => page.locator('.space .empty-state').waitFor(),
  },
}
