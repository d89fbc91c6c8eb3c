import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

const ICON = /lucide-react\/dist\/esm\/icons\/[a-z\d-]+\.mjs$/
const SVG_ICON = '/web/ui/svg-icon.tsx'

/**
 * Builds each `lucide-react` icon as its bare shapes around one small component of ours: the
 * library's own works out sizes, names and strokes for every icon of a page, which ours never vary.
 */
export function lucideIconsPlugin(): Plugin {
  return {
    name: 'yova:lucide-icons',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!ICON.test(id)) return undefined
      const { __iconData: icon } = (await import(pathToFileURL(id).href)) as {
        __iconData?: { node: readonly Shape[] }
      }
      // An alias of another icon has no shapes of its own.
      if (!icon) return undefined
      const shapes = icon.node.map(iconMarkup).join('')
      return `import { createSvgIcon } from '${SVG_ICON}'
export default /* @__PURE__ */ createSvgIcon(${JSON.stringify(shapes)})`
    },
  }
}

/** One shape as SVG; `key` is React's own word, not an attribute. */
export function iconMarkup([tag, { key: _, ...attributes }]: Shape): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${written.join('')}/>`
}
