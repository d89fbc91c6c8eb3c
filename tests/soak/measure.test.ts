import { expect, test } from 'vitest'
import { compare, MEASURES, type Snapshot } from './measure.ts'

const snapshot = (changes: Partial<Snapshot> = {}): Snapshot => ({
  ...(Object.fromEntries(MEASURES.map((measure) => [measure, 10])) as Snapshot),
  ...changes,
})
const grown = (after: Partial<Snapshot>) =>
  compare(snapshot(), snapshot(after)).flatMap(({ measure, hasGrown }) => (hasGrown ? measure : []))

test('memory, descriptors and sessions may settle a little, and nothing else may grow', () => {
  expect(grown({ rss_mb: 160, heap_mb: 50, file_descriptors: 18, sessions: 18 })).toEqual([])
  expect(grown({ rss_mb: 161, children: 11, jobs_overdue: 9, jobs_dead: 11 })).toEqual([
    'rss_mb',
    'children',
    'jobs_dead',
  ])
})
