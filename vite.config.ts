import { reactRouter } from '@react-router/dev/vite'
import tailwind from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { catalogues } from './web/tooling/catalogues.ts'
import { compressed } from './web/tooling/compressed.ts'
import { drawings } from './web/tooling/drawings.ts'
import { serviceWorker } from './web/tooling/service-worker.ts'
import { trimmedReact } from './web/tooling/trimmed-react.ts'
import { trimmedRouter } from './web/tooling/trimmed-router.ts'

/**
 * Few files compress better than many, and a browser asks for six at a time: what every page stands
 * on is one file with the libraries, with all that these modules import; what frames most pages is
 * another; what only some pages share is left to the bundler.
 */
const groups = [
  {
    name: 'core',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\/|\/web\/(shared\/(site|reduced-layout|meta|filled|hydrated|cart-actions|after-paint|use-wide|tab-storage|day-range|session|browser-api|later|site-data|page-context|use-wilaya-name|categories)|ui\/(empty-state|skeleton|price|picture))\.tsx?$/,
    priority: 2,
  },
  // Alone, each drawing would be a file of its own; after `core`, which has those it shows itself.
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2, priority: 2 },
  // Around most pages, and what fills them.
  { name: 'frame', test: /\/web\/shared\/site-(layout|frame)\.tsx$/, priority: 1 },
  {
    name: 'cards',
    test: /\/web\/(shared\/product-card|ui\/(breadcrumb|chip))\.tsx$/,
    priority: 1,
  },
  {
    name: 'cart',
    test: /\/web\/(shop\/cart\/(lines|quote|promo|empty-cart|warning)|shared\/order\/thumb)\.tsx?$/,
    priority: 1,
  },
  {
    name: 'order',
    test: /\/web\/shared\/order\/(contents|items|prepare|status-badge|timeline|timeline-list)\.tsx?$/,
    priority: 1,
  },
  // The addresses of the pictures; a page that shows one only imports it with `?no-inline`.
  {
    name: 'scenes',
    test: /\/web\/(shared\/(scenes|category-arch)\.tsx?|assets\/scenes\/.*\?url)$/,
    priority: 1,
  },
]

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  plugins: process.env['VITEST']
    ? [catalogues()]
    : [
        tailwind(),
        catalogues(),
        drawings(),
        trimmedReact(),
        trimmedRouter(),
        reactRouter(),
        serviceWorker(),
        compressed(),
      ],
  // The built server carries its own React, compiled for production whatever NODE_ENV is at start.
  ssr: command === 'build' ? { noExternal: true as const } : {},
  // Known from the start, so that the first page of development does not load twice.
  optimizeDeps: {
    include: ['lucide-react', 'react', 'react-dom/client', 'react-router', 'react-router/dom'],
  },
  build: { assetsInlineLimit: 0, cssMinify: 'lightningcss' },
  environments: {
    ...(command === 'build' && {
      ssr: { define: { 'process.env.NODE_ENV': JSON.stringify('production') } },
    }),
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
}))
