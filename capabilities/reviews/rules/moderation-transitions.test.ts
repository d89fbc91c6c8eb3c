import { expect, test } from 'vitest'
import { moderationTransition } from './moderation-transitions.ts'

test.each([
  ['pending', 'published', false, 'published', false, true, true],
  ['published', 'hidden', true, 'hidden', true, false, false],
  ['hidden', 'published', true, 'shown', false, true, false],
  ['hidden', 'pending', false, 'held', false, false, false],
  ['published', 'pending', true, 'held', true, false, false],
] as const)('%s becomes %s', (from, to, wasShown, change, counted, counts, isFirst) => {
  expect(moderationTransition(from, to, wasShown)).toEqual({
    ok: true,
    value: { change, counted, counts, isFirst },
  })
})

test.each(['pending', 'published', 'hidden'] as const)('%s is so already', (state) => {
  expect(moderationTransition(state, state, true)).toEqual({
    ok: false,
    error: { code: 'status_unchanged' },
  })
})
