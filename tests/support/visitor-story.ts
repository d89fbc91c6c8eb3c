import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { inBrowser } from './browser.ts'
import { browserWindowPool } from './browser-window-pool.ts'
import { type LentSite, sharedSite, type SiteName } from './shared-site.ts'
import { openWindow, PATIENCE, storageOf, storiesIn, type Visit } from './browser-window.ts'

export { DESKTOP, PHONE, readsCame, type Visit } from './browser-window.ts'

type World = {
  site: () => LentSite
  visit<T>(visit: Visit, story: (page: Page) => Promise<T>): Promise<T>
}

const onChangedSite =
  (which: SiteName) =>
  (name: string, tests: (world: World) => void): void =>
    onLentSite(which, name, (site, browser) =>
      tests({ site, visit: (visit, story) => visitOf(browser(), site(), visit, story) }),
    )

/** On the shared site that tests may change, while others visit it. */
export const onSite = onChangedSite('lived-in')

/** On a site that no others visit: tests may close it. */
export const onClosedSite = onChangedSite('closed')

/** Read-only visits of a site that no test changes. */
export function onUntouchedSite(name: string, tests: (look: World['visit']) => void): void {
  onLentSite('looked-at', name, (site, browser) => {
    const windows = browserWindowPool()
    afterAll(windows.close)
    tests((visit, story) => windows.look(browser(), site(), visit, story))
  })
}

function onLentSite(
  which: SiteName,
  name: string,
  tests: (site: () => LentSite, browser: () => Browser) => void,
): void {
  inBrowser(name, (browser) => {
    let opened: LentSite | undefined
    beforeAll(async () => {
      opened = await sharedSite(which)
    }, 300_000)
    const site = () => {
      if (!opened) throw new Error('the site is opened before the first test')
      return opened
    }
    tests(site, browser)
  })
}

export async function visitOf<T>(
  browser: Browser,
  site: LentSite,
  visit: Visit,
  story: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await openWindow(browser, site, visit, await storageOf(site, visit))
  try {
    return await storiesIn(context)(visit, await context.newPage(), story)
  } finally {
    await context.close()
  }
}

/** Waits for hydration: a press before it would be lost. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
}

/** Waits for hydration. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__reactProps')),
  )
}

/** Polls until the expectation holds. */
export const eventually = <T>(read: () => T | Promise<T>, message?: string) =>
  // oxlint-disable-next-line vitest/require-awaited-expect-poll -- the caller awaits it
  expect.poll(read, { timeout: PATIENCE, interval: 100, ...(message && { message }) })

export const storedIn = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)

export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
