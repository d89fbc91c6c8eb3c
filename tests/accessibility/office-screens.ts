import type { Screen } from './screens.ts'

/** What whoever runs the marketplace sees. */
export const OFFICE: Record<string, Screen> = {
  "the back office's first screen": {
    path: '/admin',
    as: 'admin@yova.example',
    reached: (page) => page.locator('.dashboard-cards').waitFor(),
  },
  "the back office's people": {
    path: '/admin/users',
    as: 'admin@yova.example',
    reached: (page) => page.locator('.user-email').first().waitFor(),
  },
  'a new user with faults': {
    path: '/admin/users',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('.page-head button').click()
      await page.locator('dialog [type=submit]').click()
      await page.locator('.field-error').first().waitFor()
    },
  },
  'the tree of categories': {
    path: '/admin/categories',
    as: 'admin@yova.example',
    reached: (page) => page.locator('.tree-row').first().waitFor(),
  },
  'a new category with faults': {
    path: '/admin/categories',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('.page-head button').click()
      await page.locator('dialog [type=submit]').click()
      await page.locator('dialog .field-error').first().waitFor()
    },
  },
  'the log of what was done': {
    path: '/admin/audit',
    as: 'admin@yova.example',
    reached: (page) => page.locator('[id^=row-]').first().waitFor(),
  },
  'one act of the log': {
    path: '/admin/audit',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('[id^=row-]').first().click()
      await page.locator('.audit-facts').waitFor()
    },
  },
  'how everything works': {
    path: '/admin/operations',
    as: 'admin@yova.example',
    reached: (page) => page.locator('.operations-facts').first().waitFor(),
  },
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
      await page.locator('.finance-shops button').first().click()
      await page.locator('dialog[open] textarea').waitFor()
    },
  },
  "importing a courier's statement": {
    path: '/admin/money?view=remittances',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('.finance-actions button').click()
      await page.locator('dialog[open] input[type=file]').waitFor()
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
  'the settings of the site': {
    path: '/admin/settings',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('[name=companyName]').fill('Autre nom')
      await page.locator('.save-bar .settings-dot').waitFor()
    },
  },
}
