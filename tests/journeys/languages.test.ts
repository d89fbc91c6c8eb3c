import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, onSite, open, overflow, PHONE } from '#tests/support/visitor-story.ts'
import { reload } from './buyer-fixture.ts'

const rootOf = (page: Page) =>
  page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }))

const middleOf = async (box: Promise<{ x: number; width: number } | null>): Promise<number> => {
  const found = await box
  if (!found) throw new Error('it is not on the screen')
  return found.x + found.width / 2
}

onSite('three languages', ({ visit }) => {
  test('[I18N-2] a language is applied at once, kept, and there after a reload and in another tab', () =>
    visit({ language: 'fr' }, async (page) => {
      await open(page, '/products?search=tajine')
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      await page.getByRole('banner').locator('summary').click()
      await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click()
      await eventually(() => rootOf(page)).toEqual({ lang: 'ar', dir: 'rtl' })
      await page.getByRole('heading', { level: 1, name: /tajine/ }).waitFor()

      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
      expect(new URL(page.url()).search).toBe('?search=tajine')
      expect(await page.evaluate(() => localStorage.getItem('yova-lang'))).toBe('ar')
      await reload(page)
      expect(await rootOf(page)).toEqual({ lang: 'ar', dir: 'rtl' })
      const tab = await page.context().newPage()
      await open(tab, '/')
      await tab
        .getByRole('heading', { level: 1, name: 'أفضل ما في الجزائر، يصلك إلى باب بيتك' })
        .waitFor()
    }))

  test('[I18N-4] the stored language wins over the browser, and comes back when the cookie is lost', () =>
    visit({ language: 'en', stored: { 'yova-lang': 'ar' } }, async (page) => {
      await open(page, '/')
      await eventually(() => rootOf(page)).toEqual({ lang: 'ar', dir: 'rtl' })
    }))

  test.each([
    ['who chose no language keeps that of a link', {}, 'ar'],
    ['who chose one goes on in it after a link in another', { 'yova-lang': 'en' }, 'en'],
  ])('[I18N-4] %s', (_, stored, language) =>
    visit({ language: 'fr', stored }, async (page) => {
      await open(page, '/vendors?lang=ar')
      expect((await rootOf(page)).lang).toBe('ar')
      await page.locator('main a[href^="/vendors/"]').first().click()
      await page.locator('.shop-head').waitFor()
      await eventually(async () => (await rootOf(page)).lang).toBe(language)
      const texts = { ar: 'الرئيسية', en: 'Home' }
      const crumbs = page.locator('.breadcrumb')
      await crumbs.getByText(texts[language as 'ar' | 'en']).waitFor()
      expect(await page.locator('main').innerText()).not.toMatch(/\b(vendor|product)\.[a-z]/)
    }),
  )

  test('a browser forgets a language that is no longer offered', () =>
    visit({ language: 'en', stored: { 'yova-lang': 'zgh' } }, async (page) => {
      await open(page, '/products')
      await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor()
      await eventually(() => page.evaluate(() => localStorage.getItem('yova-lang'))).toBe('en')
      await page.getByRole('link', { name: 'Categories' }).first().click()
      await page.getByRole('heading', { level: 1, name: 'Categories' }).waitFor()
    }))

  test('[I18N-4] what is stored but looks like a script is ignored', () =>
    visit(
      { language: 'en', stored: { 'yova-lang': '<img src=x onerror=alert(1)>' } },
      async (page) => {
        await open(page, '/')
        await page
          .getByRole('heading', { level: 1, name: 'The best of Algeria, delivered to you.' })
          .waitFor()
        expect(await rootOf(page)).toEqual({ lang: 'en', dir: 'ltr' })
      },
    ))

  test.each([
    ['fr', /^\d{1,3}(\u00a0\d{3})* DA$/],
    ['en', /^\d{1,3}(,\d{3})* DA$/],
    ['ar', /^\d{1,3}(\u00a0\d{3})* دج$/],
  ] as const)(
    '[I18N-5] [I18N-6] amounts in %s are grouped and carry their unit; ratings have one decimal',
    (language, amount) =>
      visit({ language }, async (page) => {
        await open(page, '/products?sort=price_desc&limit=24')
        const card = page.getByRole('article').first()
        const price = (await card.locator('.price .num').first().innerText()).replaceAll(
          '\u00a0',
          ' ',
        )
        expect(price.replace(/(\d) (?=\d)/g, '$1\u00a0')).toMatch(amount)
        const rated = page
          .getByRole('article')
          .filter({ has: page.locator('.stars') })
          .first()
        expect(await rated.locator('.stars .num').first().innerText()).toMatch(
          language === 'fr' ? /^\d,\d$/ : /^\d\.\d$/,
        )
      }),
  )

  test('[I18N-5] [I18N-6] the back office counts in DZD and dates in French, in Arabic too', () =>
    visit({ language: 'ar', as: 'admin@yova.example' }, async (page) => {
      await open(page, '/admin/orders')
      const row = page.getByRole('table').getByRole('row').nth(1)
      await row.waitFor()
      expect(await row.innerText()).toMatch(/\d\sDZD/)
      expect(await row.getByRole('time').or(row.locator('time')).innerText()).toMatch(
        /^\d{1,2} (janv\.|févr\.|mars|avr\.|mai|juin|juil\.|août|sept\.|oct\.|nov\.|déc\.)/,
      )
    }))

  test('[I18N-7] in Arabic the page is mirrored, arrows too; numbers, phones and e-mails are not', () =>
    visit({ language: 'ar', width: PHONE }, async (page) => {
      await open(page, '/')
      const banner = page.getByRole('banner')
      const logo = await middleOf(banner.getByRole('link').first().boundingBox())
      const menu = await middleOf(banner.getByRole('button', { name: 'القائمة' }).boundingBox())
      expect(logo).toBeGreaterThan(PHONE / 2)
      expect(menu).toBeLessThan(PHONE / 2)
      expect(await overflow(page)).toBe(0)

      const arrow = page.getByRole('link', { name: 'اكتشف المنتجات' }).locator('svg')
      expect(
        await arrow.evaluate(
          (svg) => getComputedStyle(svg).transform + getComputedStyle(svg).scale,
        ),
      ).toMatch(/-1/)
      const contact = page.getByRole('contentinfo').locator('address').getByRole('link')
      for (const link of await contact.all())
        expect(await link.evaluate((item) => getComputedStyle(item).direction)).toBe('ltr')
      const price = page.getByRole('article').first().locator('.price .num').first()
      expect(await price.evaluate((item) => getComputedStyle(item).unicodeBidi)).toBe('isolate')
    }))
})
