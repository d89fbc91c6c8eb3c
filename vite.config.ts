import { reactRouter } from '@react-router/dev/vite'
import tailwind from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { localeCatalogsPlugin } from './web/vite-plugins/locale-catalogs.ts'
import { precompressPlugin } from './web/vite-plugins/precompress.ts'
import { lucideIconsPlugin } from './web/vite-plugins/lucide-icons.ts'
import { serviceWorker } from './web/vite-plugins/service-worker.ts'

const modules = (paths: readonly string[]): string => `/web/(${paths.join('|')})\\.tsx?$`

/** Few files compress better than many: one for every page, one for the layout of most. */
const groups = [
  {
    name: 'core',
    test: new RegExp(
      `/node_modules/(react|react-dom|react-router|scheduler)/|${modules([
        'shared/api/loader-context',
        'shared/api/public-client',
        'shared/cart/use-cart-actions',
        'shared/catalog/main-categories',
        'shared/format/day-range',
        'shared/i18n/filled-message',
        'shared/layout/minimal-layout',
        'shared/layout/page-meta',
        'shared/layout/site',
        'shared/layout/site-data',
        'shared/preferences/use-wilaya-name',
        'shared/session/session',
        'shared/storage/session-storage',
        'shared/utils/after-paint',
        'shared/utils/lazy-component',
        'shared/utils/use-hydrated',
        'shared/utils/use-media-query',
        'ui/empty-state',
        'ui/money',
        'ui/responsive-image',
        'ui/skeleton',
      ])}`,
    ),
    priority: 2,
  },
  // Otherwise each icon would be a file of its own; after `core`, which has its own icons.
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2, priority: 2 },
  {
    name: 'frame',
    test: new RegExp(modules(['shared/layout/site-frame', 'shared/layout/site-layout'])),
    priority: 1,
  },
  {
    name: 'cards',
    test: new RegExp(modules(['shared/catalog/product-card', 'ui/breadcrumb', 'ui/chip'])),
    priority: 1,
  },
  {
    name: 'cart',
    test: new RegExp(
      modules([
        'shared/orders/item-thumbnail',
        'storefront/cart/cart-lines',
        'storefront/cart/empty-cart',
        'storefront/cart/stale-warning',
        'storefront/cart/use-promo-code',
        'storefront/cart/use-quote',
      ]),
    ),
    priority: 1,
  },
  {
    name: 'order',
    test: new RegExp(
      modules([
        'shared/orders/amount-to-prepare',
        'shared/orders/order-items',
        'shared/orders/parcel-contents',
        'shared/orders/timeline',
        'shared/orders/timeline-list',
      ]),
    ),
    priority: 1,
  },
  // URLs of the illustrations; a page that shows only one imports it with `?no-inline`.
  {
    name: 'illustrations',
    test: new RegExp(
      `${modules(['shared/catalog/category-tile', 'shared/catalog/illustrations'])}|/web/assets/illustrations/.*\\?url$`,
    ),
    priority: 1,
  },
]

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  plugins: process.env['VITEST']
    ? [localeCatalogsPlugin()]
    : [
        tailwind(),
        localeCatalogsPlugin(),
        lucideIconsPlugin(),
        reactRouter(),
        serviceWorker(),
        precompressPlugin(),
      ],
  // Bundles React for production, independently of NODE_ENV at the start.
  ssr: command === 'build' ? { noExternal: true as const } : {},
  // Prebundled, so that the first development page does not load twice.
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
