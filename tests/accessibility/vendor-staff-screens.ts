import type { Screen } from './screens.ts'

const as = 'vendeur@yova.example'

export const STAFF_SCREENS: Record<string, Screen> = {
  'the people of a shop': {
    path: '/vendor/staff',
    as,
    reached: (page) => page.locator('.team li').nth(2).waitFor(),
  },
  'an invitation with a fault': {
    path: '/vendor/staff',
    as,
    reached: async (page) => {
      await page.locator('.page-head button').click()
      await page.locator('dialog [type=submit]').click()
      await page.locator('.invite-form .field-error').waitFor()
      await page.locator('.toast').waitFor()
    },
    expects: [/422/],
  },
  'an invitation that is not there': {
    path: '/vendor/staff/invitation?invitation=none',
    reached: (page) => page.locator('.empty-state').waitFor(),
    expects: [/422/],
  },
  'the bell of a shop': {
    path: '/vendor/orders',
    as,
    reached: async (page) => {
      await page.locator('.bell-button').click()
      await page.locator('dialog[open] .bell-list li, dialog[open] .bell-empty').first().waitFor()
    },
  },
  "the board of a shop's orders": {
    path: '/vendor/orders?view=board',
    as,
    reached: (page) => page.locator('.board-card').first().waitFor(),
  },
  'what a shop takes from its shelves': {
    path: '/vendor/orders?view=picking',
    as,
    reached: (page) => page.locator('.pick-lines li, .empty-state').first().waitFor(),
  },
}
