import type { Screen } from './screens.ts'

/** Filtered, because on a Monday newer statements without differences come first. */
const WAITING_STATEMENTS = '/admin/money?view=remittances&state=matched'

export const MONEY_SCREENS: Record<string, Screen> = {
  'where the money stands': {
    path: '/admin/money',
    as: 'admin@yova.example',
    reached: (page) => page.locator('.finance-rows li').first().waitFor(),
  },
  'the books': {
    path: '/admin/money?view=ledger',
    as: 'admin@yova.example',
    reached: (page) => page.locator('.finance-journals li').first().waitFor(),
  },
  'the accounts of shops': {
    path: '/admin/money?view=shops',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('.finance-table button, .finance-shops button').first().click()
      await page.locator('dialog[open] textarea').waitFor()
    },
  },
  'a batch that waits for a second person': {
    path: '/admin/money?view=payouts',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator(':is(.row-cards li, .finance-table tbody) a').first().click()
      await page.locator('.side-panel .finance-rows li').first().waitFor()
    },
  },
  'the statements of couriers': {
    path: '/admin/money?view=remittances',
    as: 'admin@yova.example',
    reached: (page) =>
      page.locator(':is(.row-cards li, .finance-table tbody tr)').first().waitFor(),
  },
  'the till and its deposits': {
    path: '/admin/money?view=till',
    as: 'admin@yova.example',
    reached: (page) => page.locator('.finance-rows .badge').first().waitFor(),
  },
  'a statement with differences': {
    path: WAITING_STATEMENTS,
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator(':is(.row-cards li, .finance-table tbody) a').first().click()
      await page.locator('.finance-lines li').first().waitFor()
    },
  },
  'the answer to a difference': {
    path: WAITING_STATEMENTS,
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator(':is(.row-cards li, .finance-table tbody) a').first().click()
      await page.locator('.finance-rows .button').first().click()
      await page.locator('dialog[open] [type=radio]').first().waitFor()
    },
  },
  "the answer of a courier to a lost parcel's claim": {
    path: '/admin/money?view=losses&state=all',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('.finance-line-end button').first().click()
      await page.locator('dialog[open] [type=radio]').first().waitFor()
    },
  },
  'a contract with a courier': {
    path: '/admin/shipping',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('[aria-labelledby=courier-contracts] .push').click()
      await page.locator('dialog[open] .contract-fee-inputs').waitFor()
    },
  },
  'what the marketplace takes': {
    path: '/admin/money?view=commission',
    as: 'admin@yova.example',
    reached: (page) =>
      page.locator('.finance-table .badge, .finance-shops .badge').first().waitFor(),
  },
  "importing a courier's statement": {
    path: '/admin/money?view=remittances',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('.finance-actions .button-primary').click()
      await page.locator('dialog[open] input[type=file]').waitFor()
    },
  },
  'the terms of payouts, returns and holidays': {
    path: '/admin/money?view=terms',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('#public-holidays').waitFor()
      await page.locator('.terms-head button').first().click()
      await page.locator('dialog[open] input[type=date]').waitFor()
    },
  },
  'invoices of commission and the VAT journal': {
    path: '/admin/money?view=tax',
    as: 'admin@yova.example',
    reached: (page) => page.locator('.tax-invoices li').first().waitFor(),
  },
  'linking a line of the bank': {
    path: '/admin/money?view=bank&state=open',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('.finance-journals .button-outline').first().click()
      await page.locator('dialog[open] [role=status]').waitFor()
    },
  },
  'the scale of the stamp duty': {
    path: '/admin/money?view=duty',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('.finance-actions button').click()
      await page.locator('dialog[open] .finance-tier').first().waitFor()
    },
  },
}
