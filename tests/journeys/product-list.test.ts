import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, onSite, open, PHONE } from '#tests/support/visitor-story.ts'
import { cartOf, reload } from './buyer-fixture.ts'

const names = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 }).allInnerTexts()

const found = async (page: Page): Promise<number> =>
  Number(
    /\d+/.exec(
      await page
        .getByRole('main')
        .getByText(/produits? trouvés?/)
        .first()
        .innerText(),
    )?.[0],
  )

const prices = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .locator('.price .num:first-child')
    .evaluateAll((all) => all.map((item) => Number((item.textContent ?? '').replaceAll(/\D/g, ''))))

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filtres' })
const sorting = (page: Page) => page.getByRole('combobox', { name: 'Trier :' })
const parametersOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

const isRising = (numbers: readonly number[]): boolean =>
  numbers.length > 1 &&
  numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? 0))

onSite('the list of products', ({ site, visit }) => {
  test('[LIST-1] [LIST-2] filters narrow what is found, count it, and are taken back all at once', () =>
    visit({}, async (page) => {
      await open(page, '/products')
      const all = await found(page)
      await filters(page).getByRole('switch', { name: 'En stock seulement' }).click()
      await eventually(() => found(page)).toBeLessThan(all)
      const inStock = await found(page)
      await filters(page).getByRole('switch', { name: 'En promotion' }).click()
      await eventually(() => found(page)).toBeLessThan(inStock)
      expect(
        await page.getByRole('main').getByRole('article').getByText('Rupture de stock').count(),
      ).toBe(0)
      const onSale = await found(page)
      await filters(page).getByRole('textbox', { name: 'Max' }).fill('5000')
      await eventually(() => found(page)).toBeLessThan(onSale)
      expect(Math.max(...(await prices(page)))).toBeLessThanOrEqual(5000)
      await filters(page)
        .getByRole('radio', { name: /4,5 et plus/ })
        .click()
      await eventually(() => parametersOf(page)).toEqual({
        in_stock: 'true',
        on_sale: 'true',
        max_price: '5000',
        min_rating: '4.5',
      })

      await page.getByRole('link', { name: 'Réinitialiser' }).first().click()
      await eventually(() => found(page)).toBe(all)
      expect(parametersOf(page)).toEqual({})
    }))

  test('[LIST-2] a category, and a search, each narrow the list too', () =>
    visit({}, async (page) => {
      await open(page, '/products?search=huile')
      const all = await found(page)
      await page.getByRole('heading', { level: 1, name: 'Résultats pour « huile »' }).waitFor()
      await filters(page)
        .getByRole('checkbox', { name: /Beauté/ })
        .click()
      await eventually(() => found(page)).toBeLessThan(all)
      expect(parametersOf(page)).toEqual({ search: 'huile', category: 'beaute' })
    }))

  test('[LIST-3] the orders, and what each says it does', () =>
    visit({}, async (page) => {
      await open(page, '/products')
      expect(await sorting(page).getByRole('option').allInnerTexts()).toEqual([
        'Pertinence',
        'Prix croissant',
        'Prix décroissant',
        'Mieux notés',
        'Plus récents',
        'Populaires',
        'Prix livré croissant',
      ])
      await sorting(page).selectOption({ label: 'Prix croissant' })
      await eventually(async () => isRising(await prices(page))).toBe(true)
      await sorting(page).selectOption({ label: 'Prix décroissant' })
      await eventually(async () => isRising((await prices(page)).reverse())).toBe(true)
      await sorting(page).selectOption({ label: 'Mieux notés' })
      await eventually(() => parametersOf(page)).toEqual({ sort: 'rating' })
      // Few ratings weigh less: each counts as if ten more of 4 stars stood beside them. Means are shown rounded.
      const ratings = async () => {
        const stars = page.getByRole('main').getByRole('article').locator('.stars')
        return (await stars.allInnerTexts()).map((text) => {
          const [mean = 0, count = 0] = (text.replaceAll(',', '.').match(/\d[\d.]*/g) ?? [])
            .slice(-2)
            .map(Number)
          return (mean * count + 40) / (count + 10)
        })
      }
      const isFalling = (numbers: readonly number[]) =>
        numbers.length > 3 &&
        numbers.every((each, index) => each <= (numbers[index - 1] ?? 5) + 0.1)
      await eventually(async () => isFalling(await ratings())).toBe(true)
    }))

  test('[LIST-4] reload, back, forward and a shared link give the same list', () =>
    visit({}, async (page) => {
      await open(page, '/products')
      const everything = await names(page)
      await sorting(page).selectOption({ label: 'Prix croissant' })
      await page.waitForURL(/sort=price_asc/)
      await eventually(async () => isRising(await prices(page))).toBe(true)
      await filters(page).getByRole('switch', { name: 'En promotion' }).click()
      await page.waitForURL(/on_sale=true/)
      await eventually(async () => (await names(page)).join()).not.toBe(everything.join())
      await eventually(() => page.getByRole('main').locator('[aria-busy=true]').count()).toBe(0)
      const filtered = await names(page)
      const shared = page.url()

      await reload(page)
      expect(await names(page)).toEqual(filtered)
      await page.getByRole('main').getByRole('article').getByRole('link').first().click()
      await page.waitForURL(/\/product\//)
      await page.goBack()
      await eventually(() => names(page)).toEqual(filtered)
      expect(page.url()).toBe(shared)
      await page.goForward()
      await page.waitForURL(/\/product\//)

      const friend = await page.context().newPage()
      await open(friend, shared)
      expect(await names(friend)).toEqual(filtered)
    }))

  test('[LIST-5] a product that is a draft, and those of a shop that is closed, are not listed', async () => {
    const { rows } = await site().query<{ id: string; name: string; vendor: string }>(
      `select p.id, p.name ->> 'fr' as name, v.id as vendor from catalog.products p join vendors.vendors v on v.id = p.vendor_id
       where v.business_name = 'Dinanderie Cirta' and p.status = 'active' order by p.id limit 1`,
    )
    const [product] = rows
    const listed = async () => {
      const answer = await fetch(
        `${site().url}/products?search=${encodeURIComponent(product?.name ?? '')}`,
      )
      return (await answer.text()).includes(`/product/${product?.id}`)
    }
    expect(await listed()).toBe(true)
    const change = async (statement: string, id: string | undefined) => {
      await site().query(statement, [id])
      await site().forgetPages()
    }
    try {
      await change(`update catalog.products set status = 'draft' where id = $1`, product?.id)
      await eventually(listed).toBe(false)
      await change(`update catalog.products set status = 'active' where id = $1`, product?.id)
      await eventually(listed).toBe(true)
      await change(
        'update vendors.vendors set is_active = false, deactivated_at = now() where id = $1',
        product?.vendor,
      )
      await eventually(listed).toBe(false)
    } finally {
      await change(`update catalog.products set status = 'active' where id = $1`, product?.id)
      await change(
        'update vendors.vendors set is_active = true, deactivated_at = null where id = $1',
        product?.vendor,
      )
    }
  })

  test('[LIST-6] a product without a picture shows the placeholder, and one without the name of its shop a word for it', async () => {
    const { rows } = await site().query<{ id: string; name: string; images: unknown }>(
      `select id, name ->> 'fr' as name, images from catalog.products where name ->> 'fr' like 'Outils de jardin%'`,
    )
    const [product] = rows
    await site().query(`update catalog.products set images = '[]' where id = $1`, [product?.id])
    // The database refuses a vendor without a name, so the listing is changed directly.
    await site().query(
      `update search.listings set card = replace(card::text, 'Auto Pièces Annaba', '') where product_id = $1`,
      [product?.id],
    )
    await site().forgetPages()
    try {
      await visit({}, async (page) => {
        await open(page, `/products?search=${encodeURIComponent(product?.name ?? '')}`)
        const card = page
          .getByRole('article')
          .filter({ hasText: product?.name ?? '' })
          .first()
        await card.waitFor()
        expect(await card.locator('img').count()).toBe(0)
        await card.locator('.picture-missing').waitFor()
        await card.getByText('Vendeur', { exact: true }).waitFor()
      })
    } finally {
      await site().query('update catalog.products set images = $2 where id = $1', [
        product?.id,
        JSON.stringify(product?.images),
      ])
      await site().forgetPages()
    }
  })

  test('[LIST-7] the badge says the rounded percent, and only what costs less than before has one', () =>
    visit({}, async (page) => {
      await open(page, '/products')
      for (const card of await page.getByRole('main').getByRole('article').all()) {
        const badge = card.locator('.badge-sale')
        const before = card.locator('.price s')
        expect(await badge.count()).toBe(await before.count())
        if ((await before.count()) === 0) continue
        const [now, then] = await Promise.all(
          [card.locator('.price .num').first(), before].map(async (locator) =>
            Number((await locator.innerText()).replaceAll(/\D/g, '')),
          ),
        )
        const percent = Math.round((((then ?? 0) - (now ?? 0)) / (then ?? 1)) * 100)
        expect((await badge.innerText()).replaceAll(/\s/g, '')).toBe(`−${percent}%`)
      }
    }))

  test('[LIST-8] what is out of stock says so and cannot be added from the list', () =>
    visit({}, async (page) => {
      await open(page, '/products?search=gazouz')
      const card = page.getByRole('article').filter({ hasText: 'Gazouz au citron' }).first()
      await card.getByText('Rupture de stock').waitFor()
      expect(await card.getByRole('button', { name: /Ajouter au panier/ }).count()).toBe(0)
    }))

  test('[LIST-1] a product goes into the cart from the list; one with variants asks which first', () =>
    visit({}, async (page) => {
      await open(page, '/products?search=huile%20d%27argan')
      await page.getByRole('button', { name: /^Ajouter au panier : Huile d’argan pure/ }).click()
      await page.getByRole('status').getByText('Produit ajouté au panier').waitFor()

      await open(page, '/products?search=tajine%20peint')
      await page.getByRole('button', { name: /^Choisir une variante : Tajine peint/ }).click()
      const sheet = page.getByRole('dialog', { name: 'Choisir une variante' })
      await sheet.getByRole('group').first().getByRole('button').last().click()
      await sheet.getByRole('button', { name: 'Ajouter au panier' }).click()
      await sheet.waitFor({ state: 'hidden' })
      const stored = await cartOf(page)
      expect(stored.map((line) => line.slice(0, 3))).toEqual(['1 ×', '1 ×'])
    }))

  test('[LIST-2] [LIST-4] on a phone the filters are a sheet that counts what it would show', () =>
    visit({ width: PHONE }, async (page) => {
      await open(page, '/products')
      const all = await found(page)
      await page.getByRole('button', { name: 'Filtres' }).click()
      const sheet = page.getByRole('dialog', { name: 'Filtres' })
      await sheet.getByRole('switch', { name: 'En promotion' }).click()
      await page.waitForURL(/on_sale=true/)
      const show = sheet.getByRole('button', { name: /^Voir \d+ produits?$/ })
      const counted = async () => Number((await show.innerText()).replaceAll(/\D/g, ''))
      // The URL changes first; the list and its count follow.
      await eventually(counted).toBeLessThan(all)
      await eventually(async () => (await counted()) - (await found(page))).toBe(0)
      await show.click()
      await sheet.waitFor({ state: 'hidden' })
      expect(parametersOf(page)).toEqual({ on_sale: 'true' })
    }))

  test('[ROUTE-2] a category leads to the list of that category and leaves no trace in the history', () =>
    visit({}, async (page) => {
      await open(page, '/')
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Maison/ })
        .first()
        .click()
      await page.waitForURL('**/products?category=maison')
      await page.getByRole('heading', { level: 1, name: /Maison/ }).waitFor()
      await page.goBack()
      await page.waitForURL((url) => url.pathname === '/')

      await page.goto('/categories/mode')
      expect(page.url()).toMatch(/\/products\?category=mode$/)
    }))
})
