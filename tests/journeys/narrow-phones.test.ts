import { expect, test } from 'vitest'
import { onSite, open, overflow } from '#tests/support/visitor.ts'

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

onSite('the narrowest phones', ({ visit, site }) => {
  for (const language of ['fr', 'ar'] as const)
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
})
