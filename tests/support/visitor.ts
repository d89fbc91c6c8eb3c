import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { DEMO_PASSWORD } from '#server/welcome.ts'
import { inBrowser } from './browser.ts'
import { type LentSite, lentSite } from './lent-site.ts'

export const PHONE = 390
export const DESKTOP = 1440

/** How long a slow machine may take for anything that a person waits for. */
const PATIENCE = 30_000

export type Visit = {
  language?: 'fr' | 'en' | 'ar'
  width?: number
  theme?: 'light' | 'dark'
  /** False for a browser in which scripts are switched off. */
  scripts?: boolean
  /** The demo account that is signed in already. */
  as?: 'admin@yova.example' | 'vendeur@yova.example' | 'client@yova.example'
  /** For visits that look and end nothing: they share one sign-in, since sign-ins are limited. */
  sharesSession?: boolean
  /** What stands in browser storage before the first page. */
  stored?: Record<string, string>
  /** Nobody has answered the question about cookies yet; otherwise it was answered before: essential only. */
  isUnasked?: boolean
  /** The service worker may run. Without it a test sees every request of its page. */
  hasWorker?: boolean
  /** Complaints of the console that this visit provokes on purpose. Any other fails it. */
  expects?: readonly RegExp[]
}

type World = {
  site: () => LentSite
  /** Opens a browser window as somebody new, tells the story, and fails on what the console said. */
  visit<T>(visit: Visit, story: (page: Page) => Promise<T>): Promise<T>
}

/** A group of tests of the running product, in a real browser. */
export function onSite(name: string, tests: (world: World) => void): void {
  inBrowser(name, (browser) => {
    let opened: LentSite | undefined
    beforeAll(async () => {
      opened = await lentSite()
    }, 300_000)
    const site = () => {
      if (!opened) throw new Error('the site is opened before the first test')
      return opened
    }
    tests({ site, visit: (visit, story) => visitOf(browser(), site(), visit, story) })
  })
}

/** One visit of a site, from the opening of the window to its end. */
export async function visitOf<T>(
  browser: Browser,
  site: LentSite,
  visit: Visit,
  story: (page: Page) => Promise<T>,
): Promise<T> {
  const { expects = [], stored = {}, as, sharesSession } = visit
  const session = as && (await (sharesSession ? sharedSession : sessionOf)(site, as))
  const kept = {
    ...(!visit.isUnasked && { 'yova-consent': ESSENTIAL_ONLY }),
    ...stored,
    ...(session && { 'yova-auth': session }),
  }
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    ...contextOf(visit),
    baseURL: site.url,
    storageState: { cookies: [], origins: [{ origin: site.url, localStorage }] },
  })
  context.setDefaultTimeout(PATIENCE)
  const complaints: string[] = []
  const complain = (text: string) => {
    if (!expects.some((expected) => expected.test(text))) complaints.push(text)
  }
  context.on('weberror', (error) => complain(`thrown: ${error.error().stack}`))
  context.on('console', (message) => {
    if (message.type() === 'error') complain(`${message.text()} (${message.location().url})`)
  })
  try {
    const result = await story(await context.newPage())
    expect(complaints, 'the console of the browser').toEqual([])
    return result
  } catch (error) {
    if (complaints.length > 0 && error instanceof Error)
      error.message += `\nThe console of the browser said:\n${complaints.join('\n')}`
    throw error
  } finally {
    await context.close()
  }
}

const ESSENTIAL_ONLY = JSON.stringify({
  essential: true,
  analytics: false,
  marketing: false,
  functional: false,
  timestamp: '2026-11-01T09:00:00.000Z',
})

const LOCALES = { fr: 'fr-DZ', en: 'en-GB', ar: 'ar-DZ' }

function contextOf(visit: Visit) {
  const { language = 'fr', width = DESKTOP, theme = 'light', scripts = true, hasWorker } = visit
  const isPhone = width < 768
  return {
    locale: LOCALES[language],
    timezoneId: 'Africa/Algiers',
    viewport: { width, height: isPhone ? 844 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    javaScriptEnabled: scripts,
    serviceWorkers: hasWorker ? 'allow' : 'block',
    isMobile: isPhone,
    hasTouch: isPhone,
  } satisfies BrowserContextOptions
}

const shared = new Map<string, Promise<string>>()

/** The one sign-in of an account on a site that all who ask here have. */
function sharedSession(site: LentSite, email: string): Promise<string> {
  const key = `${site.url} ${email}`
  const known = shared.get(key) ?? sessionOf(site, email)
  shared.set(key, known)
  return known
}

/** Signs in as the public client does, and gives what it keeps. */
async function sessionOf(site: LentSite, email: string): Promise<string> {
  const answer = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`)
  return answer.text()
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
