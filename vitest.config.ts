import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import LongFilesFirst from './tests/support/longest-first-sequencer.ts'

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: [
      ...['**/node_modules/**', 'build/**', 'data/**', '.cache/**', '.react-router/**'],
      // They take minutes and tools of the system: `npm run test:attacks`.
      ...(process.env['YOVA_ATTACKS'] === 'full' ? [] : ['tests/scans/**']),
    ],
    reporters: ['default', './tests/support/summary-reporter.ts'],
    // Each process of a test loads a thousand modules: the compile cache halves that time.
    env: {
      NODE_COMPILE_CACHE: fileURLToPath(new URL('.cache/compile', import.meta.url)),
      // JSON answers are parsed with the contract of their route.
      YOVA_CHECK_RESPONSES: '1',
    },
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/statements/record.ts'],
    pool: 'forks',
    // Files of a worker share modules; each file creates a database of its own instead.
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongFilesFirst },
    testTimeout: 60_000,
    // For busy machines; a value that never comes still fails.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 240_000,
  },
})
