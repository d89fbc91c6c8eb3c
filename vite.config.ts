import { reactRouter } from '@react-router/dev/vite'
import tailwind from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { catalogues } from './web/tooling/catalogues.ts'
import { compressed } from './web/tooling/compressed.ts'
import { drawings } from './web/tooling/drawings.ts'
import { trimmedRouter } from './web/tooling/trimmed-router.ts'

/** Few files compress better than many: the libraries in one, what frames every page in another. */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  // With all that these import; what only some pages share is left to the bundler.
  {
    name: 'frame',
    test: /\/web\/(shared\/(site-frame|reduced-frame|error-page|product-card|meta|filled|hydrated)|ui\/(breadcrumb|chip|empty-state|skeleton))\.tsx?$/,
    priority: 1,
  },
  // The addresses of the pictures; a page that shows one only imports it with `?no-inline`.
  {
    name: 'scenes',
    test: /\/web\/(shared\/(scenes|category-arch)\.tsx?|assets\/scenes\/.*\?url)$/,
    priority: 1,
  },
  // Alone, each drawing would be a file of its own.
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
]

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  plugins: process.env['VITEST']
    ? [catalogues()]
    : [tailwind(), catalogues(), drawings(), trimmedRouter(), reactRouter(), compressed()],
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
