import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

/** The network and CPU of the table in rendering.md: a slow phone on a slow line. */
const LINE = {
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
  offline: false,
}
const SLOWER = 4
const VIEWPORT = { width: 390, height: 844 }
/** For resources that a page loads when idle. */
const AFTER_IDLE_MS = 1_000

export type Visit = {
  /** Transferred bytes, with headers. */
  allBytes: number
  /** Compressed script bodies. */
  scriptBytes: number
  largestPaintMs: number
  layoutShift: number
}

export type Action = {
  name: string
  /** Unmeasured steps before the interaction. */
  prepare?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
}

type Vitals = { paint: number; shift: number; slowest: number; reset(): void }
type Measured = Window & { vitals: Vitals }

function observe(): void {
  const vitals: Vitals = {
    paint: 0,
    shift: 0,
    slowest: 0,
    reset: () => (vitals.slowest = 0),
  }
  ;(window as unknown as Measured).vitals = vitals
  const each = (type: string, options: object, use: (entry: never) => void) =>
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => use(entry as never)),
    ).observe({
      type,
      buffered: true,
      ...options,
    })
  each(
    'largest-contentful-paint',
    {},
    (entry: PerformanceEntry) => (vitals.paint = entry.startTime),
  )
  each('layout-shift', {}, (entry: { value: number; hadRecentInput: boolean }) => {
    if (!entry.hadRecentInput) vitals.shift += entry.value
  })
  each('event', { durationThreshold: 16 }, (entry: { duration: number; interactionId: number }) => {
    if (entry.interactionId > 0) vitals.slowest = Math.max(vitals.slowest, entry.duration)
  })
}

async function opened(browser: Browser, stored: Record<string, string>) {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'fr-FR',
  })
  await context.addInitScript(observe)
  await context.addInitScript((values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
  }, stored)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { context, page, session }
}

const vitalsOf = (page: Page) =>
  page.evaluate(() => {
    const { paint, shift, slowest } = (window as unknown as Measured).vitals
    return { paint, shift, slowest }
  })

/** Opens a page and waits until the network is idle. Throws unless it is a 200. */
export async function visit(
  browser: Browser,
  url: string,
  stored: Record<string, string> = {},
): Promise<Visit> {
  const { context, page, session } = await opened(browser, stored)
  try {
    const weight = weigh(session)
    await load(page, url)
    const { paint, shift } = await vitalsOf(page)
    return { ...weight(), largestPaintMs: paint, layoutShift: shift }
  } finally {
    await close(context)
  }
}

/** For interactions cookie consent is given; for visits its dialog is shown and counts. */
const ANSWERED = {
  'yova-consent': JSON.stringify({ essential: true, timestamp: '2026-11-01T09:00:00.000Z' }),
}

export async function interact(
  browser: Browser,
  url: string,
  { prepare, act }: Action,
): Promise<number> {
  const { context, page } = await opened(browser, ANSWERED)
  try {
    await load(page, url)
    await prepare?.(page)
    await page.waitForTimeout(500)
    await page.evaluate(() => (window as unknown as Measured).vitals.reset())
    await act(page)
    await page.waitForTimeout(1_500)
    // Below 16 ms nothing is reported.
    return (await vitalsOf(page)).slowest || 16
  } finally {
    await close(context)
  }
}

async function load(page: Page, url: string): Promise<void> {
  const response = await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status()}`)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(AFTER_IDLE_MS)
  await page.waitForLoadState('networkidle')
}

/** Sums up network traffic from now on, without a worker's own requests. */
function weigh(session: CDPSession): () => Pick<Visit, 'allBytes' | 'scriptBytes'> {
  const scripts = new Set<string>()
  let allBytes = 0
  let scriptBytes = 0
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    allBytes += encodedDataLength
  })
  return () => ({ allBytes, scriptBytes })
}

const close = (context: BrowserContext): Promise<void> => context.close()
