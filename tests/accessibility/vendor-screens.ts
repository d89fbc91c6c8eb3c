import { atItsEnd, type Screen } from './screens.ts'

export const VENDOR_SCREENS: Record<string, Screen> = {
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
    reached: async (page) => {
      await page.locator('.money-lines li').first().waitFor()
      await page.locator('.tax-invoices li').first().waitFor()
    },
  },
  'couriers and prices of a shop': {
    path: '/vendor/shop?view=delivery',
    as: 'vendeur@yova.example',
    reached: async (page) => {
      await page.locator('.rate-zone-name').first().click()
      await page.locator('.tariff-table tbody tr').nth(8).waitFor()
    },
  },
  'the price of a wilaya': {
    path: '/vendor/shop?view=delivery',
    as: 'vendeur@yova.example',
    reached: async (page) => {
      await page.locator('.tariff-table tbody .icon-button').first().click()
      await page.locator('.tariff-fields').first().waitFor()
    },
  },
  "a shop's own page": {
    path: '/vendor/shop',
    as: 'vendeur@yova.example',
    reached: (page) => page.locator('.shop-preview-page').waitFor(),
  },
  "a shop's numbers": {
    path: '/vendor/shop?view=legal',
    as: 'vendeur@yova.example',
    reached: (page) => page.locator('.money-account').waitFor(),
  },
  "a shop's papers": {
    path: '/vendor/shop?view=legal',
    as: 'vendeur@yova.example',
    reached: (page) => page.locator('[data-paper=rc] .badge').waitFor(),
  },
  'a closure with faults': {
    path: '/vendor/shop?view=closures',
    as: 'vendeur@yova.example',
    reached: async (page) => {
      await page.locator('.closure-list li').first().waitFor()
      await page.locator('.shop-section-head button').click()
      await page.locator('.closure-form [type=submit]').click()
      await page.locator('.closure-form .field-error').first().waitFor()
    },
    expects: [/422/],
  },
  'new numbers in the back office': {
    path: '/admin/vendors?state=changed',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('[id^=row-]').first().click()
      await page.locator('.identity-change').waitFor()
    },
  },
  'promo codes of a shop': {
    path: '/vendor/promotions',
    as: 'vendeur@yova.example',
    reached: (page) => page.locator('.promo-named').first().waitFor(),
  },
  'a promo code with faults': {
    path: '/vendor/promotions',
    as: 'vendeur@yova.example',
    reached: async (page) => {
      await page.locator('.page-acts button').last().click()
      await page.locator('dialog [type=submit]').click()
      await page.locator('dialog .field-error').first().waitFor()
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
  'the questions to a shop': {
    path: '/vendor/reviews?view=questions',
    as: 'vendeur@yova.example',
    reached: async (page) => {
      await page.locator('.review-actions button').first().click()
      await page.locator('.answer-form').waitFor()
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
  'an order of a shop that is sent in parts': {
    path: '/vendor/orders?status=shipped',
    as: 'vendeur@yova.example',
    reached: async (page) => {
      await page.locator('[id^=row-]').first().click()
      await page.locator('.parcel-items').first().waitFor()
    },
  },
  'an order of a shop, with its parcel': {
    path: '/vendor/orders?status=shipped',
    as: 'vendeur@yova.example',
    reached: async (page) => {
      await page.locator('[id^=row-]').nth(1).click()
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
      await page.locator('.page-head [aria-haspopup=dialog]').click()
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
      await page.locator('.page-head [aria-haspopup=dialog]').click()
      await page.locator('dialog [type=submit]').click()
      await page.locator('dialog .field-error').first().waitFor()
    },
  },
  'the saved views of a shop': {
    path: '/vendor/products?search=numa',
    as: 'vendeur@yova.example',
    reached: async (page) => {
      await page.locator('.view-links > button').last().click()
      await page.locator('.own-views li').first().waitFor()
    },
  },
  'a view without a name': {
    path: '/vendor/products?search=numa',
    as: 'vendeur@yova.example',
    reached: async (page) => {
      await page.locator('.view-links > button').first().click()
      await page.locator('.view-form [type=submit]').click()
      await page.locator('.view-form .field-error').waitFor()
    },
    expects: [/422/],
  },
  // The first row of the whole list may be an imported product without images.
  'a picture of a product that is cut': {
    path: '/vendor/products?search=numa',
    as: 'vendeur@yova.example',
    reached: async (page) => {
      await page.locator('a[id^=row-]').first().click()
      await page.locator('.shot-order .icon-button').last().click()
      await page.locator('.crop-frame').waitFor()
      await page.locator('.crop-tools input[type=radio]').last().check()
    },
  },
  'the products of a shop': {
    path: '/vendor/products',
    as: 'vendeur@yova.example',
    reached: async (page) => {
      await page.locator('.tick input').nth(1).check()
      await page.locator('.bulk-bar').waitFor()
      await atItsEnd(page)
    },
  },
  'a product that is edited': {
    path: '/vendor/products?search=numa+h2',
    as: 'vendeur@yova.example',
    reached: async (page) => {
      await page.locator('a[id^=row-]').first().click()
      await page.locator('.save-bar').waitFor()
      // A phone is narrower than two number fields with their units.
      await page.locator('.tier-rows > li').first().waitFor()
    },
  },
  "the back office's carts": {
    path: '/admin/abandoned-carts',
    as: 'admin@yova.example',
    reached: (page) => page.locator('.table-card [id^=row-]').first().waitFor(),
  },
  'a cart in the back office': {
    path: '/admin/abandoned-carts',
    as: 'admin@yova.example',
    reached: async (page) => {
      await page.locator('.table-card [id^=row-]').first().click()
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
