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

  test.each([
    ['fr', '1 produit trouvé', 'Proches de votre recherche'],
    ['en', '1 product found', 'Close to your search'],
    ['ar', 'منتج واحد', 'قريب من بحثك'],
  ] as const)(
    'few matches go on with what is near them, named so, in %s',
    (language, count, near) =>
      visit({ language, width: PHONE }, async (page) => {
        await open(page, '/products?search=couscoussier')
        await main(page).getByRole('status').filter({ hasText: count }).first().waitFor()
        const heading = main(page).getByRole('heading', { name: near })
        await heading.waitFor()
        expect(await cards(page).count()).toBeGreaterThan(6)
        const [first, second] = await Promise.all(
          [0, 1].map((index) => cards(page).nth(index).boundingBox()),
        )
        const place = await heading.boundingBox()
        expect(first!.y).toBeLessThan(place!.y)
        expect(second!.y).toBeGreaterThan(place!.y)
      }),
  )

  test('it says when nothing carries all the words', () =>
    visit({}, async (page) => {
      await open(page, '/products?search=parfum%20tournevis')
      await main(page)
        .getByText(/^Aucun produit ne porte tous ces mots ; \d+ s’en approchent/)
        .waitFor()
      await cards(page).first().getByText('Eau de parfum').waitFor()
    }))

  test.each([
    ['fr', 'Résultats pour « laiton », au lieu de « laitom ».', 'Chercher « laitom » tel quel'],
    ['en', 'Results for “laiton” instead of “laitom”.', 'Search for “laitom” as typed'],
    ['ar', 'نتائج «laiton» بدلًا من «laitom».', 'البحث عن «laitom» كما كُتب'],
  ] as const)(
    'a guess says that it is one, and one press takes the word as typed, in %s',
    (language, note, literally) =>
      visit({ language, width: PHONE }, async (page) => {
        await open(page, '/products?search=laitom')
        await main(page).getByText(note).waitFor()
        await main(page).getByRole('link', { name: literally }).click()
        await page.waitForURL('**literal=true')
        await eventually(() => main(page).getByText(note).count()).toBe(0)
      }),
  )

  test('[LIST-2] a color narrows the list and is taken off again', () =>
    visit({}, async (page) => {
      await open(page, '/products?search=tajine')
      await page
        .getByRole('complementary', { name: 'Filtres' })
        .getByRole('group', { name: 'Couleur' })
        .getByRole('checkbox')
        .first()
        .check()
      await page.waitForURL('**&color=*')
      await main(page)
        .getByRole('link', { name: /Retirer le filtre/ })
        .first()
        .click()
      await page.waitForURL('**/products?search=tajine')
    }))

  test('[SEARCH-4] after Escape, Enter searches, and opens no suggestion that was marked', () =>
    visit({}, async (page) => {
      await open(page, '/')
      const field = page.getByRole('combobox').first()
      await field.fill('tapis')
      await page.getByRole('option').first().waitFor()
      await field.press('ArrowDown')
      await field.press('Escape')
      await field.press('Enter')
      await page.waitForURL('**/products?search=tapis')
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
