import { expect, test } from 'vitest'
import { alive, DESKTOP, onUntouchedSite, PHONE, readsCame } from '#tests/support/visitor-story.ts'
import { notMirrored, type Placed, edgeOffsets } from './rtl-mirroring.ts'
import { ADMIN_SCREENS } from './admin-screens.ts'
import { BROWSING, BUYING, READING } from './screens.ts'

const { "the back office's orders": _, ...PUBLIC } = {
  ...BROWSING,
  ...BUYING,
  ...READING,
  ...ADMIN_SCREENS,
}

onUntouchedSite('Arabic', (look) => {
  for (const [name, { path, reached, expects = [], ...who }] of Object.entries(PUBLIC))
    test(`[I18N-7] ${name} in Arabic is the mirror of the French one`, async () => {
      const places = (language: 'fr' | 'ar'): Promise<Placed[][]> =>
        look({ language, width: PHONE, expects, sharesSession: true, ...who }, async (page) => {
          await page.emulateMedia({ reducedMotion: 'reduce' })
          await page.goto(path)
          await reached(page)
          await alive(page)
          await readsCame(page)
          const onPhone = await edgeOffsets(page)
          await page.setViewportSize({ width: DESKTOP, height: 900 })
          return [onPhone, await edgeOffsets(page)]
        })
      const [french, arabic] = [await places('fr'), await places('ar')]
      const problems = french.flatMap((first, index) => {
        expect(first.length).toBeGreaterThan(15)
        return notMirrored(first, arabic[index] ?? []).map(
          (value) => `${[PHONE, DESKTOP][index]}: ${value}`,
        )
      })
      expect(problems.slice(0, 20)).toEqual([])
    })
})
