import type { Page } from 'playwright-core'
import { expectAccessibleScreens } from './axe.ts'
import type { Screen } from './screens.ts'

const as = 'client@yova.example'
/** Text in the page's own language, so the page's parts have loaded. */
const shown = (selector: string) => (page: Page) => page.locator(selector).first().waitFor()

const ACCOUNT: Record<string, Screen> = {
  orders: { path: '/account/orders', as, reached: shown('.order-rows') },
  'an order being cancelled': {
    path: '/account/orders',
    as,
    reached: async (page) => {
      await page.locator('.order-rows .text-link').first().click()
      await page.locator('.account-actions .button-text').click()
      await page.locator('dialog[open] [type=radio]').first().waitFor()
    },
  },
  reviews: { path: '/account/reviews', as, reached: shown('.own-review-stars') },
  'a review being written': {
    path: '/account/reviews',
    as,
    reached: async (page) => {
      await page.locator('.own-reviews .button').first().click()
      await page.locator('dialog[open] .star-field').waitFor()
    },
  },
  profile: { path: '/account', as, reached: shown('.account-form') },
  addresses: { path: '/account/addresses', as, reached: shown('.account-address') },
  'an address being written': {
    path: '/account/addresses',
    as,
    reached: async (page) => {
      await page.locator('.account-head .button').click()
      await page.locator('dialog[open] .combobox').first().waitFor()
    },
  },
  security: {
    path: '/account/security',
    as,
    reached: async (page) => {
      await page.locator('.account-block').nth(3).waitFor()
      await page.locator('.account-lines .badge-info').first().waitFor()
    },
  },
  'another password': {
    path: '/account/security',
    as,
    reached: async (page) => {
      await page.locator('.account-block').nth(3).waitFor()
      await page.locator('.account-block-head .button').first().click()
      await page.locator('[name=confirm]').waitFor()
    },
  },
  preferences: { path: '/account/preferences', as, reached: shown('.account-switches') },
  'data and deletion': {
    path: '/account/data',
    as,
    reached: async (page) => {
      await page.locator('.button-danger').click()
      await page.locator('dialog[open] [name=password]').waitFor()
    },
  },
}

expectAccessibleScreens('one’s own account', ACCOUNT)
