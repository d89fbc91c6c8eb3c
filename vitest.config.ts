import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import LongFilesFirst from './tests/support/longest-first-sequencer.ts'

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['**/node_modules/**', 'build/**', 'data/**', '.cache/**', '.react-router/**'],
    reporters: ['default', './tests/support/summary-reporter.ts'],
    // Every process that a test starts loads a thousand modules: compiled once, that takes half the time.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('.cache/compile', import.meta.url)) },
    globalSetup: ['tests/support/global-setup.ts'],
    pool: 'forks',
    // Files of one worker share its modules: each file asks for a database of its own instead.
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongFilesFirst },
    testTimeout: 60_000,
    // A busy machine takes its time; what never comes is still told.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 240_000,
  },
})
