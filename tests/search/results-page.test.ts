import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, onSite, open, PHONE } from '#tests/support/visitor-story.ts'

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')

onSite('a search on the page', ({ visit }) => {
  test.each([
    ['fr', 'Essayez plutôt'],
    ['en', 'Try instead'],
    ['ar', 'جرّب بدلًا من ذلك'],
  ] as const)('without any result it proposes what is near, in %s', (language, words) =>
    visit({ language, width: PHONE }, async (page) => {
      await open(page, '/products?search=zzqx')
      await main(page).getByText(words).waitFor()
      expect(await cards(page).count()).toBe(4)
      const proposed = main(page).locator('.chips a')
      expect(await proposed.count()).toBe(9)

      await proposed.first().click()
      await page.waitForURL((url) => url.searchParams.get('search') !== 'zzqx')
      await eventually(() => cards(page).count()).toBeGreaterThan(0)
    }),
  )

  test('it says when nothing carries all the words', () =>
    visit({}, async (page) => {
      await open(page, '/products?search=parfum%20tournevis')
      await main(page)
        .getByText('Aucun produit ne porte tous ces mots ; 3 s’en approchent')
        .waitFor()
      expect(await cards(page).count()).toBe(3)
    }))

  test('it is understood as it is typed on a phone', () =>
    visit({ width: PHONE }, async (page) => {
      for (const typed of ['9ahwa', 'kafé', 'قَهوة']) {
        await open(page, `/products?search=${encodeURIComponent(typed)}`)
        await cards(page).first().getByText('Café torréfié').waitFor()
      }
    }))

  test('[LIST-2] the wilaya of the seller narrows the list, and is taken off again', () =>
    visit({}, async (page) => {
      await open(page, '/products?search=huile')
      const wilaya = page
        .getByRole('complementary', { name: 'Filtres' })
        .getByRole('combobox', { name: 'Wilaya du vendeur' })
      await wilaya.selectOption('06')
      await page.waitForURL('**/products?search=huile&shop_wilaya=06')
      await eventually(() =>
        cards(page)
          .filter({ hasNotText: /Moulin d.Akbou/ })
          .count(),
      ).toBe(0)
      const count = /\d+/.exec(await wilaya.locator('option:checked').innerText())?.[0]
      expect(await cards(page).count()).toBe(Number(count))

      await main(page)
        .getByRole('link', { name: /Retirer le filtre : Béjaïa/ })
        .click()
      await page.waitForURL('**/products?search=huile')
    }))
})
