import { expect, test } from 'vitest'
import { onSite, PHONE } from '#tests/support/visitor-story.ts'

const WIDTH = { width: PHONE, scripts: false } as const

onSite('a browser without scripts', ({ site, visit }) => {
  test('the home page reads, and leads to products', () =>
    visit(WIDTH, async (page) => {
      await page.goto('/')
      await page
        .getByRole('heading', { level: 1, name: 'Le meilleur d’Algérie, livré chez vous.' })
        .waitFor()
      await page.getByRole('article').first().getByRole('link').first().click()
      await page.waitForURL(/\/product\//)
    }))

  test('[LIST-2] [LIST-3] the list is filtered and sorted by its form', () =>
    visit({ scripts: false }, async (page) => {
      await page.goto('/products')
      await page
        .getByRole('combobox', { name: 'Trier :' })
        .selectOption({ label: 'Prix croissant' })
      await page.getByRole('switch', { name: 'En promotion' }).check()
      await page.getByRole('button', { name: 'Appliquer les filtres' }).click()
      const query = new URL(page.url()).searchParams
      expect([query.get('sort'), query.get('on_sale')]).toEqual(['price_asc', 'true'])
      expect(await page.getByRole('switch', { name: 'En promotion' }).isChecked()).toBe(true)
      const { rows } = await site().query<{ id: string }>(
        'select id from catalog.products where compare_at_price_centimes is null',
      )
      const shown = await page
        .getByRole('main')
        .getByRole('article')
        .getByRole('link')
        .evaluateAll((all) => all.map((item) => item.getAttribute('href')))
      expect(shown.length).toBeGreaterThan(3)
      const plain = new Set(rows.map(({ id }) => `/product/${id}`))
      expect(shown.filter((to) => to !== null && plain.has(to))).toEqual([])
    }))

  test('the next part of the list is a link', () =>
    visit(WIDTH, async (page) => {
      await page.goto('/products')
      const before = await page.getByRole('article').count()
      await page.getByRole('link', { name: /^Afficher \d+ produits de plus$/ }).click()
      await page.waitForURL(/pages=2/)
      expect(await page.getByRole('article').count()).toBeGreaterThan(before)
    }))

  test('a product reads whole, and says how to order without scripts', () =>
    visit(WIDTH, async (page) => {
      await page.goto('/products?search=dattes%20deglet')
      await page.getByRole('article').first().getByRole('link').first().click()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByRole('heading', { level: 2, name: 'Description' }).waitFor()
      await page.getByText(/Le panier a besoin de JavaScript/).waitFor()
      expect(await page.getByRole('main').innerText()).toMatch(/1\s200\s?DA/)
    }))

  test('the categories read, and lead to their lists', () =>
    visit(WIDTH, async (page) => {
      await page.goto('/categories')
      await page.getByRole('main').getByRole('link').filter({ hasText: /\d/ }).first().click()
      await page.getByRole('article').first().waitFor()
      expect(new URL(page.url()).pathname).toBe('/products')
    }))

  test('nothing turns for ever where a page needs scripts', () =>
    visit(WIDTH, async (page) => {
      for (const path of ['/checkout', '/cart']) {
        await page.goto(path)
        // By its class: a search by text leaves out what stands in a noscript.
        await page.locator('.no-script').filter({ visible: true }).waitFor()
        expect(await page.locator('.spinner:visible, .skeleton:visible').count()).toBe(0)
      }
    }))

  test('an order is followed by a form', () =>
    visit(WIDTH, async (page) => {
      const { rows } = await site().query<{ number: string; email: string }>(
        'select number, email from orders.purchases limit 1',
      )
      await page.goto('/track')
      await page.getByRole('textbox', { name: 'Numéro de commande' }).fill(rows[0]?.number ?? '')
      await page.getByRole('textbox', { name: 'Téléphone ou e-mail' }).fill(rows[0]?.email ?? '')
      await page.getByRole('main').getByRole('button', { name: 'Chercher' }).click()
      await page.getByRole('region', { name: 'Où en sont vos colis' }).waitFor()
    }))

  test('the language is changed by links', () =>
    visit({ scripts: false }, async (page) => {
      await page.goto('/products?search=tajine')
      await page.getByRole('banner').locator('summary').click()
      await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click()
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
      expect(new URL(page.url()).searchParams.get('search')).toBe('tajine')
    }))
})
