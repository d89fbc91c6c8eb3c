import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

const ICON = /lucide-react\/dist\/esm\/icons\/[a-z\d-]+\.mjs$/
const SVG_ICON = '/web/ui/svg-icon.tsx'

/** The library computes size, name and stroke of each icon at runtime, which ours never vary. */
export function lucideIconsPlugin(): Plugin {
  return {
    name: 'yova:lucide-icons',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!ICON.test(id)) return undefined
      const { __iconData: icon } = (await import(pathToFileURL(id).href)) as {
        __iconData?: { node: readonly Shape[] }
      } // what the library's modules export
      // An alias of another icon has no shapes of its own.
      if (!icon) return undefined
      const shapes = icon.node.map(iconMarkup).join('')
      return `import { createSvgIcon } from '${SVG_ICON}'
export default /* @__PURE__ */ createSvgIcon(${JSON.stringify(shapes)})`
    },
  }
}

/** `key` is React's own prop, not an attribute. */
export function iconMarkup([tag, { key: _, ...attributes }]: Shape): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${written.join('')}/>`
}
