import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { inBrowser } from './browser.ts'
import { browserWindowPool } from './browser-window-pool.ts'
import { type LentSite, sharedSite, type SiteName } from './shared-site.ts'
import { openWindow, PATIENCE, storageOf, storiesIn, type Visit } from './browser-window.ts'

export { DESKTOP, PHONE, type Visit } from './browser-window.ts'

type World = {
  site: () => LentSite
  /** Opens a browser window as somebody new, tells the story, and fails on what the console said. */
  visit<T>(visit: Visit, story: (page: Page) => Promise<T>): Promise<T>
}

/** A group of tests of the running product, in a real browser. */
export function onSite(name: string, tests: (world: World) => void): void {
  onLentSite('lived-in', name, (site, browser) =>
    tests({ site, visit: (visit, story) => visitOf(browser(), site(), visit, story) }),
  )
}

/** A group of tests that look at the product as it starts, and leave it as it is. */
export function onUntouchedSite(name: string, tests: (look: World['visit']) => void): void {
  onLentSite('looked-at', name, (site, browser) => {
    const windows = browserWindowPool()
    tests((visit, story) => windows(browser(), site(), visit, story))
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

/** One visit of a site, from the opening of the window to its end. */
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

/** Opens an address and waits until its scripts answer; a press before that would be lost. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
}

/** Waits until the page that is shown answers to presses. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__reactProps')),
  )
}

/** An expectation that is asked again until it holds. */
export const eventually = <T>(read: () => T | Promise<T>, message?: string) =>
  // oxlint-disable-next-line vitest/require-awaited-expect-poll -- whoever asks awaits it
  expect.poll(read, { timeout: PATIENCE, interval: 100, ...(message && { message }) })

/** The value kept in browser storage, read as JSON. */
export const storedIn = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)

/** Whether something stands outside the window at its sides, so that the page could be pushed. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
