import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  alive,
  DESKTOP,
  onUntouchedSite,
  overflow,
  PHONE,
  readsCame,
} from '#tests/support/visitor-story.ts'
import { edgeOffsets, notMirrored, type Placed } from './rtl-mirroring.ts'
import type { Screen } from './screens.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
/** The minified build halves the time, because each page parses it again. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const WIDTHS = [360, PHONE, 768, 1024, DESKTOP]

type Theme = 'light' | 'dark'
type Look = {
  language: 'fr' | 'en' | 'ar'
  widths: readonly [number, ...number[]]
  themes: readonly Theme[]
}
const FRENCH: Look = { language: 'fr', widths: [PHONE, DESKTOP], themes: ['light', 'dark'] }
/** Differs from French in direction and words, not in colors. */
const ARABIC: Look = { language: 'ar', widths: [PHONE, DESKTOP], themes: ['light'] }
/** Differs from French in its words only, so one look at public pages is enough. */
const ENGLISH: Look = { language: 'en', widths: [DESKTOP], themes: ['light'] }

type Options = {
  /** Public pages are looked at in English too. */
  isPublic?: boolean
}

/** Rules that a screen may break, each with its reason; to be kept empty. */
const ALLOWED: Record<string, readonly string[]> = {}

const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    const running = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
    await Promise.all(running.map(({ finished }) => finished.catch(() => undefined)))
    await frame()
  })

/** WCAG 2.2 AA, no horizontal scrolling at any width, and Arabic as the mirror of French. */
export function expectAccessibleScreens(
  group: string,
  screens: Record<string, Screen>,
  { isPublic = false }: Options = {},
): void {
  const visits = [...(isPublic ? [ENGLISH] : []), FRENCH, ARABIC]
  onUntouchedSite(group, (look) => {
    const looked: string[] = []

    for (const [name, { path, reached, expects = [], ...who }] of Object.entries(screens)) {
      const visitIn = ({ language, widths, themes }: Look) =>
        look(
          { language, width: widths[0], expects, sharesSession: true, ...who },
          async (page): Promise<{ problems: string[]; places: Placed[][] }> => {
            const problems: string[] = []
            await page.goto(path)
            await reached(page)
            await alive(page)
            await readsCame(page)
            await page.evaluate(AXE)
            for (const width of widths) {
              await page.setViewportSize({ width, height: 900 })
              await readsCame(page)
              for (const theme of themes) {
                for (const { id, nodes } of await errors(page, theme))
                  if (!ALLOWED[name]?.includes(id))
                    problems.push(
                      `${language} ${theme} ${width}, ${id}: ${nodes.map(inWords).join('\n')}`,
                    )
                looked.push(`${name} ${language} ${width} ${theme}`)
              }
            }
            if (widths[0] !== PHONE) return { problems, places: [] }
            problems.push(...(await tooWide(page, language)))
            // Last, because it replaces every text.
            return { problems, places: await edgesAt(page, widths) }
          },
        )

      test(`[I18N-7] ${name} keeps to WCAG 2.2 AA, light and dark, never scrolls sideways, and mirrors French in Arabic`, async () => {
        const problems: string[] = []
        const placesIn = new Map<string, Placed[][]>()
        for (const visit of visits) {
          const seen = await visitIn(visit)
          problems.push(...seen.problems)
          placesIn.set(visit.language, seen.places)
        }
        const arabic = placesIn.get('ar')
        for (const [index, french] of (placesIn.get('fr') ?? []).entries()) {
          expect(french.length).toBeGreaterThan(10)
          const unlike = notMirrored(french, arabic?.[index] ?? [])
          problems.push(...unlike.slice(0, 20).map((what) => `${FRENCH.widths[index]}: ${what}`))
        }
        expect(problems).toEqual([])
      }, 400_000)
    }

    // A visit that stalls must not pass as one without violations.
    test('no screen was left out, and the last one was reached in each way', () => {
      const last = Object.keys(screens).at(-1)
      expect(looked.at(-1)).toBe(`${last} ar ${DESKTOP} light`)
      const looks = visits.reduce(
        (sum, { widths, themes }) => sum + widths.length * themes.length,
        0,
      )
      expect(new Set(looked).size).toBe(Object.keys(screens).length * looks)
    })
  })
}

async function edgesAt(page: Page, widths: readonly number[]): Promise<Placed[][]> {
  const places: Placed[][] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // Another width may draw cards instead of a table, and read what these need.
    await settled(page)
    await readsCame(page)
    places.push(await edgeOffsets(page))
  }
  return places
}

/** axe is on the page already. */
async function errors(page: Page, theme: Theme): Promise<axe.Result[]> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await settled(page)
  const options: axe.RunOptions = {
    // The themes differ in colors only.
    runOnly:
      theme === 'light'
        ? { type: 'tag', values: TAGS }
        : { type: 'rule', values: ['color-contrast'] },
    // Reporting passed rules would double the time.
    resultTypes: ['violations'],
    preload: false,
  }
  const { violations } = await page.evaluate(
    (how) => (globalThis as unknown as { axe: typeof axe }).axe.run(document, how),
    options,
  )
  return violations
}

async function tooWide(page: Page, language: string): Promise<string[]> {
  const wider: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    const over = await overflow(page)
    if (over > 0) wider.push(`${language} ${width}: ${over} px too wide`)
  }
  return wider
}

const inWords = ({ html, failureSummary }: { html: string; failureSummary?: string }): string =>
  `${html.slice(0, 200)} ${failureSummary ?? ''}`
