import { expect, test } from 'vitest'
import type { Translate } from '#web/shared/i18n/texts.ts'
import { elapsedTime } from './elapsed-time.ts'

const t: Translate = (key, values) => `${key.split('.')[1]} ${String(values?.['count'])}`
const now = new Date('2026-11-21T10:00:00Z')

test.each([
  ['2026-11-21T09:59:40Z', 'minutes 0'],
  ['2026-11-21T09:20:00Z', 'minutes 40'],
  ['2026-11-21T08:00:00Z', 'hours 2'],
  ['2026-11-19T08:00:00Z', '19 nov.'],
  ['2026-11-21T10:03:00Z', 'minutes 0'],
])('an order of %s is said %s', (time, text) => {
  expect(elapsedTime(new Date(time), now, t, 'fr')).toBe(text)
})
