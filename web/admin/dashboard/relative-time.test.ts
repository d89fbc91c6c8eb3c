import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

test.each([
  [0, 'fr', 'maintenant'],
  [5, 'fr', 'il y a 5 minutes'],
  [180, 'fr', 'il y a 3 heures'],
  [60 * 24, 'fr', 'hier'],
  [60 * 24 * 3, 'en', '3 days ago'],
  [60 * 24 * 4, 'ar', 'قبل 4 أيام'],
] as const)('%i minutes ago in %s is said %s', (minutes, language, text) => {
  expect(relativeTime(before(minutes), NOW, language)).toBe(text)
})

test('a clock that is ahead says now', () => {
  expect(relativeTime(before(-9), NOW, 'fr')).toBe('maintenant')
})
