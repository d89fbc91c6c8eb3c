import type { Page } from 'playwright-core'
import type { Screen } from './screens.ts'

const firstRow = async (page: Page) => {
  await page.locator('[id^=row-]').first().click()
  await page.locator('.side-panel dl').first().waitFor()
}
const next = (page: Page) => page.locator('.next-step button').last().click()
/** The demo buyer's order whose return is on its way. */
const ownReturn = async (page: Page) => {
  await page.locator('a[href^="/account/orders/"]').first().waitFor()
  const path = await page.evaluate(async () => {
    const { access_token: token } = JSON.parse(localStorage.getItem('yova-auth') ?? '{}')
    const ask = (address: string) =>
      fetch(`/api/v1/account/${address}`, { headers: { authorization: `Bearer ${token}` } })
    const { items } = await (await ask('orders?limit=50')).json()
    for (const { id, status } of items) {
      if (status !== 'delivered') continue
      const { returns } = await (await ask(`orders/${id}/returns`)).json()
      if (returns.length > 0) return `/account/orders/${id}`
    }
    return null
  })
  if (path === null) throw new Error('the client of the demo sends nothing back')
  await page.goto(path)
  await page.locator('.return-card').waitFor()
}

export const RETURN_SCREENS: Record<string, Screen> = {
  'the returns of a shop': {
    path: '/vendor/orders?view=returns',
    as: 'vendeur@yova.example',
    reached: (page) => page.locator('[id^=row-]').first().waitFor(),
  },
  'a return that waits for its answer': {
    path: '/vendor/orders?view=returns&status=requested',
    as: 'vendeur@yova.example',
    reached: firstRow,
  },
  'a return that is received': {
    path: '/vendor/orders?view=returns&status=under_way',
    as: 'vendeur@yova.example',
    reached: async (page) => {
      await firstRow(page)
      await next(page)
      await page.locator('.receipt-line').first().waitFor()
    },
  },
  'a return that is paid back': {
    path: '/vendor/orders?view=returns&status=checked',
    as: 'vendeur@yova.example',
    reached: firstRow,
  },
  'the money that goes back': {
    path: '/admin/orders?view=refunds',
    as: 'admin@yova.example',
    reached: (page) => page.locator('[id^=row-]').first().waitFor(),
  },
  'a refund that is paid': {
    path: '/admin/orders?view=refunds&status=approved',
    as: 'admin@yova.example',
    reached: async (page) => {
      await firstRow(page)
      await next(page)
      await page.locator('dialog[open] :is(input, textarea)').waitFor()
    },
  },
  'the return of one’s own order': {
    path: '/account/orders',
    as: 'client@yova.example',
    reached: ownReturn,
  },
  'asking for a return': {
    path: '/account/orders',
    as: 'client@yova.example',
    reached: async (page) => {
      await ownReturn(page)
      await page.locator('.returns > button').click()
      await page.locator('.return-form').waitFor()
    },
  },
}
