import { ownValue } from '#kernel/own-value.ts'
import type { VitalsInput } from '#capabilities/analytics/contract.ts'
import { sendWebVitals } from './send-events.ts'

type Values = VitalsInput['values']
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

const PHONE = '(max-width: 47.99rem)'
/** CLS session windows: shifts less than 1 s apart, 5 s in total. */
const GAP_MS = 1000
const MOMENT_MS = 5000

const KINDS: Readonly<Record<string, VitalsInput['route']>> = {
  '': 'home',
  products: 'products',
  product: 'product',
  categories: 'categories',
  vendors: 'vendors',
  cart: 'cart',
  checkout: 'checkout',
  order: 'order',
  track: 'track',
  auth: 'auth',
  account: 'account',
}

/** The kind only: the path would say what the visitor looked at. */
export function pageKind(pathname: string): VitalsInput['route'] {
  const [, first = '', second] = pathname.split('/')
  if (first === 'vendors' && second) return 'vendor'
  return ownValue(KINDS, first) ?? 'other'
}

export function worstShiftWindow(shifts: readonly Pick<Shift, 'value' | 'startTime'>[]): number {
  let worst = 0
  let sum = 0
  let began = Number.NEGATIVE_INFINITY
  let last = began
  for (const { value, startTime } of shifts) {
    const goesOn = startTime - last < GAP_MS && startTime - began < MOMENT_MS
    sum = goesOn ? sum + value : value
    if (!goesOn) began = startTime
    last = startTime
    worst = Math.max(worst, sum)
  }
  return worst
}

let isWatched = false

/** Sends once, when the page is first hidden. Idempotent; the browser buffers earlier entries. */
export function observeWebVitals(): void {
  if (isWatched) return
  isWatched = true
  const route = pageKind(location.pathname)
  const values: Values = {}
  const shifts: Shift[] = []
  const observers = [
    each('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') values.fcp = startTime
    }),
    each('largest-contentful-paint', ({ startTime }) => (values.lcp = startTime)),
    each('first-input', (entry) => {
      const { processingStart, startTime } = entry as PerformanceEventTiming // entry type of `first-input`
      values.fid = processingStart - startTime
    }),
    each('layout-shift', (entry) => {
      const shift = entry as Shift // entry type of `layout-shift`
      if (!shift.hadRecentInput) shifts.push(shift)
    }),
  ]
  const leave = () => {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', leave, true)
    for (const observer of observers) observer?.disconnect()
    values.cls = worstShiftWindow(shifts)
    values.bytes = bytesOf(performance.getEntries())
    sendWebVitals({ route, device: matchMedia(PHONE).matches ? 'phone' : 'desktop', values })
  }
  addEventListener('visibilitychange', leave, true)
}

/** Encoded size, including cache hits. */
const bytesOf = (entries: PerformanceEntryList): number =>
  entries.reduce(
    (all, entry) => all + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0),
    0,
  )

function each(type: string, use: (entry: PerformanceEntry) => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return null
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(use))
  observer.observe({ type, buffered: true })
  return observer
}
