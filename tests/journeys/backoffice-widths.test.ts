import { expect, test } from 'vitest'
import { onSite, open, PHONE } from '#tests/support/visitor-story.ts'

const SMALL_LAPTOP = 1024

onSite('the back office on small screens', ({ visit }) => {
  test('[APROD-1] at 1024 px names of products wrap in three lines at most, and the title is whole', () =>
    visit({ as: 'admin@yova.example', width: SMALL_LAPTOP }, async (page) => {
      await open(page, '/admin/products')
      const table = page.getByRole('table', { name: 'Liste des produits' })
      const rows = table.locator('tbody tr')
      await rows.first().waitFor()
      const lines = await rows.locator('.goods-name a').evaluateAll((links) =>
        links.map((link) => {
          const { height } = link.getBoundingClientRect()
          return Math.round(height / Number.parseFloat(getComputedStyle(link).lineHeight))
        }),
      )
      expect(Math.max(...lines)).toBeLessThanOrEqual(3)
      // The vendor stands under the name instead of in a column of its own.
      expect(await rows.first().locator('.goods-vendor').isVisible()).toBe(true)
      const title = await page.locator('.top-bar-title').evaluate((element) => ({
        isWhole: element.scrollWidth <= element.clientWidth,
        end: element.getBoundingClientRect().right,
      }))
      const search = await page
        .getByRole('button', { name: /Rechercher/ })
        .first()
        .boundingBox()
      expect(title.isWhole).toBe(true)
      expect(title.end).toBeLessThanOrEqual(search?.x ?? 0)
    }))

  test('[APROD-8] on a phone in Arabic a category is one line with one menu', () =>
    visit({ as: 'admin@yova.example', width: PHONE, language: 'ar' }, async (page) => {
      await open(page, '/admin/categories')
      const rows = page.locator('.tree-row')
      await rows.first().waitFor()
      const heights = await rows.evaluateAll((all) =>
        all.map((row) => row.getBoundingClientRect().height),
      )
      expect(Math.max(...heights)).toBeLessThanOrEqual(72)
      const menu = rows.first().getByRole('button')
      expect(await menu.count()).toBe(1)
      await menu.click()
      // The first of its sisters moves down only.
      expect(await page.getByRole('menu').getByRole('menuitem').count()).toBe(3)
    }))
})
