import type { Page } from 'playwright-core'

/** Distances of both sides to the edge where reading begins. */
export type Placed = { what: string; start: number; end: number }

/** Positions from the edge where reading begins. Texts are made equal: only the layout counts. */
export const edgeOffsets = (page: Page): Promise<Placed[]> =>
  page.evaluate(() => {
    const ALIKE = `*, ::before, ::after { font: 400 14px/20px monospace !important; letter-spacing: 0 !important;
      transition: none !important; animation: none !important; content-visibility: visible !important }`
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(ALIKE)
    document.adoptedStyleSheets = [sheet]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.textContent?.trim() && !node.parentElement?.closest('script, style'))
        node.textContent = '****' // neutral characters

    // Has a direction of its own, so it does not mirror.
    const OF_ITS_OWN =
      '[dir=ltr]:not(html), [dir=rtl]:not(html), bdi, svg, script, style, noscript, option'
    const isMirrored = getComputedStyle(document.documentElement).direction === 'rtl'
    const width = document.documentElement.clientWidth
    const name = (element: Element): string =>
      `${element.tagName.toLowerCase()}${[...element.classList].map((value) => `.${value}`).join('')}`
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      if (element.closest(OF_ITS_OWN)) return []
      const { left, right, width: own, height } = element.getBoundingClientRect()
      if (own === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true }))
        return []
      const [start, end] = isMirrored ? [width - right, width - left] : [left, right]
      const parent = element.parentElement
      return [{ what: `${parent ? name(parent) : ''} > ${name(element)}`, start, end }]
    })
  })

/** Pixels: rounding may differ by one on each side. */
const TOLERANCE = 2

export function notMirrored(first: readonly Placed[], second: readonly Placed[]): string[] {
  const problems = first.flatMap(({ what, start, end }, index) => {
    const other = second[index]
    if (other?.what !== what) return [`${what} is answered by ${other?.what ?? 'nothing'}`]
    const apart = Math.max(Math.abs(start - other.start), Math.abs(end - other.end))
    if (apart <= TOLERANCE) return []
    const pixels = (item: { start: number; end: number }) =>
      `${Math.round(item.start)}-${Math.round(item.end)}`
    return [`${what}: ${pixels({ start, end })} became ${pixels(other)}`]
  })
  return second.length > first.length
    ? [...problems, `${second.length - first.length} more elements`]
    : problems
}
