import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { onSite, open, overflow } from '#tests/support/visitor-story.ts'
import { cartOfThreeShops, priced } from './buyer-fixture.ts'

/** WCAG 2.2, 1.4.10: content reflows at 320 px. */
const NARROW = 320
const PAGES = [
  '/',
  '/products',
  '/cart',
  '/checkout',
  '/track',
  '/vendors',
  '/auth',
  '/auth?tab=signup',
  '/contact',
]

const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, h1, h2, label, .icon, dd, dt')]
      .filter((element) => element.checkVisibility() && !element.closest('.skip-link, .sr-only'))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        const frame = element.closest('.radio-card')?.getBoundingClientRect()
        const start = Math.max(0, frame?.left ?? 0)
        const end = Math.min(document.documentElement.clientWidth, frame?.right ?? Infinity)
        const isInside = left >= start - 1 && right <= end + 1
        return right > left && !(isInside && element.scrollWidth <= element.clientWidth + 1)
      })
      .map((element) => element.innerText || element.outerHTML.slice(0, 80)),
  )

onSite('the narrowest phones', ({ visit, site }) => {
  for (const language of ['fr', 'ar'] as const) {
    test(`no word or button of checkout and sign-up is cut at ${NARROW} px in ${language}`, async () =>
      visit({ language, width: NARROW, stored: await cartOfThreeShops(site()) }, async (page) => {
        const cut: string[] = []
        for (const path of ['/cart', '/checkout', '/auth?tab=signup']) {
          await open(page, path)
          if (path.startsWith('/auth')) await page.locator('form').first().waitFor()
          else await priced(page)
          for (const name of await outside(page)) cut.push(`${path} ${name}`)
        }
        expect(cut).toEqual([])
      }))
    test(`no public page scrolls sideways at ${NARROW} px in ${language}`, () =>
      visit({ language, width: NARROW }, async (page) => {
        const answer = await fetch(`${site().url}/api/v1/products?limit=1`)
        const { items } = (await answer.json()) as { items: { id: string }[] }
        const wide: string[] = []
        for (const path of [...PAGES, `/product/${items[0]?.id}`]) {
          await open(page, path)
          if ((await overflow(page)) > 0) wide.push(path)
        }
        expect(wide).toEqual([])
      }))
  }
})
