import { expect, test } from 'vitest'
import { alive, DESKTOP, onSite, PHONE } from '#tests/support/visitor.ts'
import { misplaced, type Placed, placedOn } from './mirror.ts'
import { BROWSING, BUYING, READING } from './screens.ts'

const { "the back office's orders": _, ...PUBLIC } = { ...BROWSING, ...BUYING, ...READING }

onSite('Arabic', ({ visit }) => {
  for (const [name, { path, reached, expects = [], ...who }] of Object.entries(PUBLIC))
    test(`[I18N-7] ${name} in Arabic is the mirror of the French one`, async () => {
      const problems: string[] = []
      for (const width of [PHONE, DESKTOP]) {
        const look = (language: 'fr' | 'ar'): Promise<Placed[]> =>
          visit({ language, width, expects, ...who }, async (page) => {
            await page.emulateMedia({ reducedMotion: 'reduce' })
            await page.goto(path)
            await reached(page)
            await alive(page)
            return placedOn(page)
          })
        const [french, arabic] = [await look('fr'), await look('ar')]
        expect(french.length).toBeGreaterThan(15)
        problems.push(...misplaced(french, arabic).map((one) => `${width}: ${one}`))
      }
      expect(problems.slice(0, 20)).toEqual([])
    })
})
