import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, onSite, open, storedIn } from '#tests/support/visitor-story.ts'

const box = (page: Page) =>
  page.getByRole('banner').getByRole('combobox', { name: 'Rechercher un produit, une marque…' })
const options = (page: Page) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
const recent = (terms: readonly string[]) => ({ 'yova-recent-searches': JSON.stringify(terms) })

onSite('the search box', ({ visit }) => {
  test('[SEARCH-1] suggestions come 300 ms after the last key, in one request, five at most', () =>
    visit({}, async (page) => {
      await open(page, '/')
      const requests: { term: string | null; at: number }[] = []
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url())
        if (pathname.endsWith('/search/suggestions'))
          requests.push({ term: searchParams.get('q'), at: performance.now() })
      })
      await box(page).pressSequentially('huile', { delay: 30 })
      const typed = performance.now()
      await eventually(() => options(page).count()).toBe(5)

      expect(requests.map(({ term }) => term)).toEqual(['huile'])
      expect((requests[0]?.at ?? 0) - typed).toBeGreaterThan(150)
      await box(page).pressSequentially(' argan', { delay: 30 })
      await eventually(() => requests.length).toBe(2)
      expect(requests[1]?.term).toBe('huile argan')
    }))

  test('[SEARCH-3] [SEARCH-6] an empty box shows the last five searches and popular ones; the former can be cleared', () =>
    visit(
      { stored: recent(['tajine', 'miel', 'dattes', 'tapis', 'thé', 'une de trop']) },
      async (page) => {
        await open(page, '/')
        await box(page).click()
        for (const term of ['tajine', 'miel', 'dattes', 'tapis', 'thé'])
          await page.getByRole('button', { name: `Retirer « ${term} »` }).waitFor()
        expect(await page.getByText('une de trop').count()).toBe(0)
        await page.getByRole('search').getByText('Populaires').waitFor()
        expect(
          await page.getByRole('search').getByRole('button', { name: 'casque sans fil' }).count(),
        ).toBe(1)

        await page.getByRole('button', { name: 'Retirer « miel »' }).click()
        expect(await storedIn(page, 'yova-recent-searches')).toEqual([
          'tajine',
          'dattes',
          'tapis',
          'thé',
        ])
        await page.getByRole('search').getByRole('button', { name: 'Effacer', exact: true }).click()
        expect(await storedIn(page, 'yova-recent-searches')).toEqual([])
        expect(await page.getByText('Recherches récentes').count()).toBe(0)
      },
    ))

  test('[SEARCH-3] [SEARCH-4] Enter and the button go to the list, and the term is remembered first', () =>
    visit({ stored: recent(['miel']) }, async (page) => {
      await open(page, '/')
      await box(page).fill('  tajine ')
      await box(page).press('Enter')
      await page.waitForURL('**/products?search=tajine')
      await page.getByRole('heading', { level: 1, name: 'Résultats pour « tajine »' }).waitFor()

      await box(page).fill('dattes')
      await page
        .getByRole('search')
        .getByRole('button', { name: 'Rechercher', exact: true })
        .click()
      await page.waitForURL('**/products?search=dattes')
      expect(await storedIn(page, 'yova-recent-searches')).toEqual(['dattes', 'tajine', 'miel'])
    }))

  test('[SEARCH-4] without scripts the button leads to the list too', () =>
    visit({ scripts: false }, async (page) => {
      await page.goto('/')
      await box(page).fill('tajine')
      await page
        .getByRole('search')
        .getByRole('button', { name: 'Rechercher', exact: true })
        .click()
      await page.getByRole('heading', { level: 1, name: 'Résultats pour « tajine »' }).waitFor()
    }))

  test('[SEARCH-5] a suggestion opens its product; the clear button empties the box; nothing found is said', () =>
    visit({}, async (page) => {
      await open(page, '/')
      await box(page).fill('zzqx')
      await page.getByText('Aucun résultat pour « zzqx »').waitFor()
      await page.getByRole('button', { name: 'Effacer le texte' }).click()
      expect(await box(page).inputValue()).toBe('')
      expect(await page.getByRole('button', { name: 'Effacer le texte' }).count()).toBe(0)

      await box(page).fill('tajine')
      const first = options(page).first()
      const name = (await first.locator('bdi').first().innerText()).trim()
      await first.click()
      await page.waitForURL(/\/product\/[0-9a-f-]{36}$/)
      await page.getByRole('heading', { level: 1, name }).waitFor()
    }))

  test('[SEARCH-5] arrows and Enter choose a suggestion, Escape closes the list', () =>
    visit({}, async (page) => {
      await open(page, '/')
      await box(page).fill('tajine')
      await options(page).first().waitFor()
      await box(page).press('ArrowDown')
      expect(await options(page).first().getAttribute('aria-selected')).toBe('true')
      await box(page).press('Escape')
      await eventually(() => options(page).count()).toBe(0)

      await box(page).fill('tajine peint')
      await options(page).first().waitFor()
      await box(page).press('ArrowDown')
      await box(page).press('Enter')
      await page.waitForURL(/\/product\//)
    }))

  test('[SEARCH-7] suggestions that fail to come are logged and shown as none; searching goes on', () =>
    visit({ expects: [/suggestions could not be read/, /500/] }, async (page) => {
      const logged: string[] = []
      page.on('console', (message) => logged.push(message.text()))
      await page.route('**/search/suggestions**', (route) =>
        route.fulfill({ status: 500, body: '{}' }),
      )
      await open(page, '/')
      await box(page).fill('tajine')
      await page.getByText('Aucun résultat pour « tajine »').waitFor()
      expect(await options(page).count()).toBe(0)
      expect(logged.join('\n')).toContain('suggestions could not be read')
      await box(page).press('Enter')
      await page.waitForURL('**/products?search=tajine')
    }))
})
