import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { LentSite } from './shared-site.ts'
import { openWindow, storageOf, storiesIn, viewportOf, type Visit } from './browser-window.ts'

type BrowserWindowPoolStored = {
  context: BrowserContext
  page: Page
  runStory: ReturnType<typeof storiesIn>
}

/** For read-only visits: one window per language and width until `close`; only the HTTP cache survives. */
export function browserWindowPool() {
  const windows = new Map<string, BrowserWindowPoolStored>()

  async function windowFor(browser: Browser, site: LentSite, visit: Visit, key: string) {
    const known = windows.get(key)
    if (known) return known
    const context = await openWindow(browser, site, visit, {})
    const opened = { context, page: await context.newPage(), runStory: storiesIn(context) }
    windows.set(key, opened)
    return opened
  }

  async function look<T>(
    browser: Browser,
    site: LentSite,
    visit: Visit,
    story: (page: Page) => Promise<T>,
  ): Promise<T> {
    const key = `${visit.language} ${visit.width}`
    const { context, page, runStory } = await windowFor(browser, site, visit, key)
    try {
      await restart(context, page, await storageOf(site, visit))
      await page.setViewportSize(viewportOf(visit.width))
      await page.emulateMedia({ colorScheme: visit.theme ?? 'light' })
      return await runStory(visit, page, story)
    } catch (error) {
      // A retry gets a new window.
      windows.delete(key)
      await context.close()
      throw error
    }
  }

  return {
    look,
    close: async (): Promise<void> => {
      for (const { context } of windows.values()) await context.close()
      windows.clear()
    },
  }
}

/** Without scripts, so that nothing writes while storage is reset. */
const STILL = '/healthz'

async function restart(
  context: BrowserContext,
  page: Page,
  storage: Record<string, string>,
): Promise<void> {
  await page.goto(STILL)
  await context.clearCookies()
  await page.evaluate((stored) => {
    sessionStorage.clear()
    localStorage.clear()
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value)
  }, storage)
}
