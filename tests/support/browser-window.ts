import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { DEMO_PASSWORD } from '#server/startup-message.ts'
import type { LentSite } from './shared-site.ts'
import { ownAddress } from './own-address.ts'

export const PHONE = 390
export const DESKTOP = 1440

/** Milliseconds that a slow machine may take for one step. */
export const PATIENCE = 30_000

export type Visit = {
  language?: 'fr' | 'en' | 'ar'
  width?: number
  theme?: 'light' | 'dark'
  scripts?: boolean
  as?:
    | 'admin@yova.example'
    | 'finance@yova.example'
    | 'vendeur@yova.example'
    | 'client@yova.example'
  /** For read-only visits: they share one session, because sign-ins are rate limited. */
  sharesSession?: boolean
  /** Browser storage before the first page. */
  stored?: Record<string, string>
  /** The consent banner is unanswered; otherwise only essential cookies were accepted. */
  isUnasked?: boolean
  /** Allows the service worker, which hides requests from the test. */
  hasWorker?: boolean
  /** Expected console errors; any other fails the visit. */
  expects?: readonly RegExp[]
}

export async function storageOf(site: LentSite, visit: Visit): Promise<Record<string, string>> {
  const { stored = {}, as, sharesSession } = visit
  const session = as && (await (sharesSession ? sharedSession : sessionOf)(site, as))
  return {
    ...(!visit.isUnasked && { 'yova-consent': ESSENTIAL_ONLY }),
    ...stored,
    ...(session && { 'yova-auth': session }),
  }
}

export async function openWindow(
  browser: Browser,
  site: LentSite,
  visit: Visit,
  storage: Record<string, string>,
): Promise<BrowserContext> {
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    ...contextOf(visit),
    baseURL: site.url,
    ...(localStorage.length > 0 && {
      storageState: { cookies: [], origins: [{ origin: site.url, localStorage }] },
    }),
  })
  context.setDefaultTimeout(PATIENCE)
  watchReads(context)
  return context
}

const running = new WeakMap<BrowserContext, Set<Request>>()

/** Streams of live updates never end, so they are no reads. */
const isRead = (request: Request): boolean =>
  ['fetch', 'xhr'].includes(request.resourceType()) && !request.url().endsWith('/live-updates')

function watchReads(context: BrowserContext): void {
  const reads = new Set<Request>()
  running.set(context, reads)
  const end = (request: Request) => reads.delete(request)
  context.on('request', (request) => {
    // What a page has asked for ends with the page.
    if (request.isNavigationRequest()) reads.clear()
    else if (isRead(request)) reads.add(request)
  })
  context.on('requestfinished', end)
  context.on('requestfailed', end)
  // The page need not read what a refusal says, and then it never finishes.
  context.on('response', (response) => {
    if (!response.ok()) end(response.request())
  })
}

/** Waits until all that the page reads has come and is drawn: parts of a page read for themselves. */
export async function readsCame(page: Page): Promise<void> {
  const reads = running.get(page.context()) ?? new Set()
  const deadline = Date.now() + PATIENCE
  // What is drawn may read again.
  for (await drawn(page); reads.size > 0; await drawn(page)) {
    if (Date.now() > deadline)
      throw new Error(`still reading ${[...reads].map((request) => request.url()).join(', ')}`)
  }
}

const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

/** The checkout answers it by itself with a proof of work; the browser still logs it. */
const PROOF_REQUIRED = /status of 428 .*\/api\/v1\/checkout/

/** Fails a story during which the console reported an unexpected error. */
export function storiesIn(context: BrowserContext) {
  let expected: readonly RegExp[] = []
  let complaints: string[] = []
  const complain = (text: string) => {
    if (!expected.some((regExp) => regExp.test(text))) complaints.push(text)
  }
  context.on('weberror', (error) => complain(`thrown: ${error.error().stack}`))
  context.on('console', (message) => {
    if (message.type() === 'error') complain(`${message.text()} (${message.location().url})`)
  })
  return async function notify<T>(
    { expects = [] }: Visit,
    page: Page,
    story: (page: Page) => Promise<T>,
  ): Promise<T> {
    expected = [PROOF_REQUIRED, ...expects]
    complaints = []
    try {
      const result = await story(page)
      expect(complaints, 'the console of the browser').toEqual([])
      return result
    } catch (error) {
      if (error instanceof Error) {
        if (complaints.length > 0)
          error.message += `\nThe console of the browser said:\n${complaints.join('\n')}`
        error.message += await shown(page)
      }
      throw error
    }
  }
}

/** Where a story broke off, as its own message names what was missing only. */
const shown = (page: Page): Promise<string> =>
  page
    .evaluate(() => `${location.href}:\n${document.body.innerText.slice(0, 1500)}`)
    .then(
      (text) => `\nThe page was ${text}`,
      () => '',
    )

const ESSENTIAL_ONLY = JSON.stringify({
  essential: true,
  analytics: false,
  marketing: false,
  functional: false,
  timestamp: '2026-11-01T09:00:00.000Z',
})

const LOCALES = { fr: 'fr-DZ', en: 'en-GB', ar: 'ar-DZ' }

export const viewportOf = (width = DESKTOP) => ({ width, height: isPhone(width) ? 844 : 900 })
const isPhone = (width: number): boolean => width < 768

function contextOf(visit: Visit) {
  const { language = 'fr', width = DESKTOP, theme = 'light', scripts = true, hasWorker } = visit
  return {
    locale: LOCALES[language],
    timezoneId: 'Africa/Algiers',
    viewport: viewportOf(width),
    colorScheme: theme,
    reducedMotion: 'reduce',
    javaScriptEnabled: scripts,
    serviceWorkers: hasWorker ? 'allow' : 'block',
    isMobile: isPhone(width),
    hasTouch: isPhone(width),
  } satisfies BrowserContextOptions
}

const shared = new Map<string, Promise<string>>()

function sharedSession(site: LentSite, email: string): Promise<string> {
  const key = `${site.url} ${email}`
  const known = shared.get(key) ?? sessionOf(site, email)
  shared.set(key, known)
  return known
}

async function sessionOf(site: LentSite, email: string): Promise<string> {
  const answer = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...ownAddress() },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`)
  return answer.text()
}
