import type { Screen } from './screens.ts'

export const CALL_SCREENS: Record<string, Screen> = {
  'the calls of a shop': {
    path: '/vendor/orders?view=calls',
    as: 'vendeur@yova.example',
    reached: (page) => page.locator('[id^=row-]').first().waitFor(),
  },
  'a call about to be made': {
    path: '/vendor/orders?view=calls',
    as: 'vendeur@yova.example',
    reached: async (page) => {
      await page.locator('[id^=row-]').first().click()
      await page.locator('.call-outcomes .button-primary').click()
      await page.locator('dialog textarea').first().waitFor()
    },
  },
  'how a shop calls': {
    path: '/vendor/orders?view=calls',
    as: 'vendeur@yova.example',
    reached: async (page) => {
      await page.locator('.calls-actions button').click()
      await page.locator('.call-settings').waitFor()
    },
  },
}
