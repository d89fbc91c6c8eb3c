import { nth } from './file.ts'

type Kind = 'kept product' | 'kept list' | 'new product' | 'new list'
type Visits = Record<Kind, { p50: number; p99: number; count: number }>
export const KINDS: readonly Kind[] = ['kept product', 'kept list', 'new product', 'new list']
const LISTS = ['/', '/products', '/vendors']
/** Of ten visits: most are to pages that are already cached. */
const SHARE: readonly Kind[] = [
  ...(['kept product', 'kept product', 'kept product', 'kept product', 'kept product'] as const),
  ...(['kept list', 'kept list', 'kept list', 'new product', 'new list'] as const),
]

let visitors = 0
/** Visits at a steady rate; the returned function ends them and returns their durations. */
export function visit(
  base: string,
  perSecond: number,
  ids: readonly string[],
): () => Promise<Visits> {
  const took: Record<Kind, number[]> = {
    'kept product': [],
    'kept list': [],
    'new product': [],
    'new list': [],
  }
  const requests: Promise<void>[] = []
  const pathOf = (kind: Kind, n: number): string => {
    if (kind === 'kept product') return `/product/${nth(ids, n % 20)}`
    if (kind === 'kept list') return nth(LISTS, n)
    if (kind === 'new list') return `/products?min_price=${n}`
    return `/product/${nth(ids, 20 + (Math.floor(n / SHARE.length) % (ids.length - 20)))}`
  }
  const timer = setInterval(() => {
    const n = visitors++
    const kind = SHARE[n % SHARE.length] ?? 'kept list'
    const began = performance.now()
    requests.push(
      fetch(base + pathOf(kind, n))
        .then((answer) => answer.arrayBuffer())
        .then(() => void took[kind].push(performance.now() - began)),
    )
  }, 1000 / perSecond)
  return async () => {
    clearInterval(timer)
    await Promise.all(requests)
    const figures = KINDS.map((kind) => {
      const sorted = took[kind].toSorted((a, b) => a - b)
      const time = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
      return [kind, { p50: time(0.5), p99: time(0.99), count: sorted.length }]
    })
    return Object.fromEntries(figures) as Visits // one for each kind
  }
}
