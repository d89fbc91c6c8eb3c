import { atItsEnd, type Screen } from './screens.ts'

/** Selects a row, so that the bulk actions show. */
const choosesOne: Screen['reached'] = async (page) => {
  await page.locator('.tick input').last().check()
  await page.locator('.bulk-bar button').first().waitFor()
  await atItsEnd(page)
}

export const ADMIN_SCREENS: Record<string, Screen> = {
  "the back office's first screen": {
    path: '/admin',
    as: 'admin@yova.example',
    reached: (page) => page.locator('.dashboard-cards').waitFor(),
  },
  'the bell of the team': {
    path: '/admin',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('.bell-button').click()
      await page.locator('dialog[open] .bell-list li, dialog[open] .bell-empty').first().waitFor()
    },
  },
  'what waits for the team': {
    path: '/admin/moderation',
    as: 'admin@yova.example',
    reached: (page) => page.locator('.queue-rows li').first().waitFor(),
  },
  'one thing that waits': {
    path: '/admin/moderation?kind=contact',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('.queue-rows a').first().click()
      await page.locator('.queue-messages li').first().waitFor()
    },
  },
  'a paper that waits': {
    path: '/admin/moderation?kind=document',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('.queue-rows a').first().click()
      await page.locator('.side-panel-foot button').last().waitFor()
    },
  },
  'refusing a paper': {
    path: '/admin/moderation?kind=document',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('.queue-rows a').first().click()
      await page.locator('.side-panel-foot button').first().click()
      await page.locator('dialog[open] .paper-form').waitFor()
    },
  },
  "a shop's papers at the desk": {
    path: '/admin/vendors?search=Mitidja',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('main').getByText('Pépinière Mitidja').first().click()
      await page.locator('[data-paper=rib] .badge').waitFor()
    },
  },
  'letting a shop in without its papers': {
    path: '/admin/vendors?search=Mitidja',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('main').getByText('Pépinière Mitidja').first().click()
      await page.locator('.vendor-papers').waitFor()
      await page.locator('.vendor-decision button').last().click()
      await page.locator('dialog[open] .paper-missing').waitFor()
    },
  },
  'hiding what was reported': {
    path: '/admin/moderation?kind=report',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('.queue-rows a').last().click()
      await page.locator('.side-panel-foot button').last().waitFor()
    },
  },
  "the back office's people": {
    path: '/admin/users',
    as: 'admin@yova.example',
    reached: (page) => page.locator('.user-email').first().waitFor(),
  },
  'the search over everything': {
    path: '/admin/orders',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('.palette-button').click()
      await page.locator('.palette input').fill('yova')
      await page.locator('.palette-list li').first().waitFor()
    },
  },
  'an order on its page': {
    path: '/admin/orders?status=delivered',
    as: 'admin@yova.example',
    reached: async (page) => {
      const id = (await page.locator('[id^=row-]').first().getAttribute('id'))?.slice(4)
      await page.goto(`/admin/orders/${id}`)
      await page.locator('.order-page-documents').waitFor()
      // They are read for themselves, after the order.
      await page.locator('.order-page-list .order-page-events').first().waitFor()
    },
  },
  'a customer': {
    path: '/admin/users?search=client%40yova',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('.user-link').first().click()
      await page.locator('.notes-form').waitFor()
    },
  },
  'a new user with faults': {
    path: '/admin/users',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('.page-head [aria-haspopup=dialog]').click()
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
  'promo codes of the marketplace': {
    path: '/admin/promotions',
    as: 'admin@yova.example',
    reached: (page) => page.locator('.promo-named').first().waitFor(),
  },
  'the words of the search': {
    path: '/admin/synonyms',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('.words-expansions').first().waitFor()
      await page.locator('.words-missing li').first().waitFor()
      await page.locator('.words-trial input').fill('tlj')
      await page.locator('.words-trial [type=submit]').click()
      await page.locator('.words-count').waitFor()
    },
  },
  'the occasions of the search': {
    path: '/admin/intents',
    as: 'admin@yova.example',
    reached: (page) => page.locator('.words-expansions').first().waitFor(),
  },
  'a synonym with faults': {
    path: '/admin/synonyms',
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
      await page.locator('.side-panel .facts').waitFor()
    },
  },
  'how everything works': {
    path: '/admin/operations',
    as: 'admin@yova.example',
    reached: (page) => page.locator('.operations-facts').first().waitFor(),
  },
  'what people ask about their data': {
    path: '/admin/privacy?state=all',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('[id^=row-]').first().click()
      await page.locator('.privacy-facts').first().waitFor()
    },
  },
  'what would be erased': {
    path: '/admin/privacy?view=people&who=client@yova.example',
    as: 'admin@yova.example',
    reached: (page) => page.locator('.privacy-plan-steps li').first().waitFor(),
  },
  'the register of processing': {
    path: '/admin/privacy?view=register',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('.privacy-register summary').first().click()
      await page.locator('.privacy-register .privacy-facts').first().waitFor()
    },
  },
  'who looked at whose data': {
    path: '/admin/privacy?view=accesses',
    as: 'admin@yova.example',
    reached: (page) => page.locator('.table-card .table-search').waitFor(),
  },
  'a new leak with faults': {
    path: '/admin/privacy?view=breaches',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('.privacy-head button').click()
      await page.locator('dialog footer button').last().click()
      await page.locator('dialog .field-error').first().waitFor()
      await page.locator('.toast').waitFor()
    },
    expects: [/422/],
  },
  'the words of the site': {
    path: '/admin/content',
    as: 'admin@yova.example',
    reached: (page) => page.locator('.content-rows li').first().waitFor(),
  },
  'writing a page': {
    path: '/admin/content?page=terms',
    as: 'admin@yova.example',
    reached: (page) => page.locator('.content-read .prose h2').first().waitFor(),
  },
  'a banner with faults': {
    path: '/admin/content?view=banners',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('.content-rows li').first().waitFor()
      await page.locator('.content-head button').click()
      await page.locator('dialog[open] [type=submit]').click()
      await page.locator('dialog[open] .field-error').first().waitFor()
      await page.locator('.toast').waitFor()
    },
    expects: [/422/],
  },
  'writing a mail': {
    path: '/admin/content?view=mails&mail=identity.recovery',
    as: 'admin@yova.example',
    reached: (page) => page.locator('.content-frame').waitFor(),
  },
  'former addresses': {
    path: '/admin/content?view=redirects',
    as: 'admin@yova.example',
    reached: (page) => page.locator('.content-rows li').first().waitFor(),
  },
  'the delivery prices of the marketplace': {
    path: '/admin/shipping',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('.rate-zone-name').first().click()
      await page.locator('.tariff-table tbody tr').nth(8).waitFor()
    },
  },
  'many delivery prices at once': {
    path: '/admin/shipping',
    as: 'admin@yova.example',
    reached: async (page) => {
      const boxes = page.locator('.tariff-table tbody input[type=checkbox]')
      await boxes.nth(0).check()
      await boxes.nth(1).check()
      await page.locator('.tool-bar .push').first().click()
      await page.locator('.tariff-fields').first().waitFor()
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
  'orders of the back office that are chosen': {
    path: '/admin/orders',
    as: 'admin@yova.example',
    reached: choosesOne,
  },
  'products of the back office that are chosen': {
    path: '/admin/products',
    as: 'admin@yova.example',
    reached: choosesOne,
  },
  'vendors that are chosen': {
    path: '/admin/vendors',
    as: 'admin@yova.example',
    reached: choosesOne,
  },
  'users that are chosen': {
    path: '/admin/users',
    as: 'admin@yova.example',
    reached: choosesOne,
  },
}
