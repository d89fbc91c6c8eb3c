import type { Page } from 'playwright-core'

/** Where an element stands: how far its two sides are from the edge at which reading begins. */
export type Placed = { what: string; start: number; end: number }

/**
 * Where everything on the page stands, seen from the side at which reading begins. Words are made
 * alike first, so that only the layout can differ between languages. What is left to right in
 * every language (a phone number, a price), drawings, and what nobody sees are left out.
 */
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
        node.textContent = '****' // of no direction of its own

    // What has a direction of its own, words in another language too, is the same in every language.
    const OF_ITS_OWN =
      '[dir=ltr]:not(html), [dir=rtl]:not(html), bdi, svg, script, style, noscript, option'
    const isMirrored = getComputedStyle(document.documentElement).direction === 'rtl'
    const width = document.documentElement.clientWidth
    const name = (element: Element): string =>
      `${element.tagName.toLowerCase()}${[...element.classList].map((one) => `.${one}`).join('')}`
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

/** Rounding may differ by a pixel on each side. */
const TOLERANCE = 2

/** What does not stand in the second page where its mirror stands in the first. */
export function notMirrored(first: readonly Placed[], second: readonly Placed[]): string[] {
  const problems = first.flatMap(({ what, start, end }, at) => {
    const other = second[at]
    if (other?.what !== what) return [`${what} is answered by ${other?.what ?? 'nothing'}`]
    const apart = Math.max(Math.abs(start - other.start), Math.abs(end - other.end))
    if (apart <= TOLERANCE) return []
    const pixels = (one: { start: number; end: number }) =>
      `${Math.round(one.start)}-${Math.round(one.end)}`
    return [`${what}: ${pixels({ start, end })} became ${pixels(other)}`]
  })
  return second.length > first.length
    ? [...problems, `${second.length - first.length} more elements`]
    : problems
}
