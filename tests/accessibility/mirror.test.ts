import { expect, test } from 'vitest'
import { alive, DESKTOP, onSite, PHONE } from '#tests/support/visitor.ts'
import { misplaced, type Placed, placedOn } from './mirror.ts'
import { OFFICE } from './office-screens.ts'
import { BROWSING, BUYING, READING } from './screens.ts'

const { "the back office's orders": _, ...PUBLIC } = {
  ...BROWSING,
  ...BUYING,
  ...READING,
  ...OFFICE,
}

onSite('Arabic', ({ visit }) => {
  for (const [name, { path, reached, expects = [], ...who }] of Object.entries(PUBLIC))
    test(`[I18N-7] ${name} in Arabic is the mirror of the French one`, async () => {
      /** What stands where on a phone, and then on a desk. */
      const look = (language: 'fr' | 'ar'): Promise<Placed[][]> =>
        visit({ language, width: PHONE, expects, sharesSession: true, ...who }, async (page) => {
          await page.emulateMedia({ reducedMotion: 'reduce' })
          await page.goto(path)
          await reached(page)
          await alive(page)
          const onPhone = await placedOn(page)
          await page.setViewportSize({ width: DESKTOP, height: 900 })
          return [onPhone, await placedOn(page)]
        })
      const [french, arabic] = [await look('fr'), await look('ar')]
      const problems = french.flatMap((places, at) => {
        expect(places.length).toBeGreaterThan(15)
        return misplaced(places, arabic[at] ?? []).map((one) => `${[PHONE, DESKTOP][at]}: ${one}`)
      })
      expect(problems.slice(0, 20)).toEqual([])
    })
})
