import { expect, test } from 'vitest'
import { checkCode, CODE_TRIES, checkRequestTransition } from './request-transitions.ts'

test('nothing is answered before it is known who asks, and nothing moves once it is over', () => {
  expect(checkRequestTransition('received', 'answered')).toEqual({
    ok: false,
    error: { code: 'request_not_verified' },
  })
  expect(checkRequestTransition('received', 'in_progress').ok).toBe(false)
  expect(checkRequestTransition('verified', 'answered').ok).toBe(true)
  expect(checkRequestTransition('received', 'refused').ok).toBe(true)
  for (const over of ['answered', 'refused', 'withdrawn'] as const)
    expect(checkRequestTransition(over, 'refused')).toEqual({
      ok: false,
      error: { code: 'request_closed' },
    })
  expect(checkRequestTransition(null, 'answered')).toEqual({
    ok: false,
    error: { code: 'request_not_found' },
  })
})

test('a code opens in time, and wears out', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const stored = { digest: 'a', tries: 0, expiresAt: new Date('2026-11-21T11:00:00Z') }
  const why = (code: typeof stored | { digest: null; tries: 0; expiresAt: null }, text = 'a') => {
    const checked = checkCode(code, text, now)
    return checked.ok ? 'right' : checked.error.code
  }
  expect(why(stored)).toBe('right')
  expect(why(stored, 'b')).toBe('code_wrong')
  expect(why({ ...stored, tries: CODE_TRIES })).toBe('too_many_attempts')
  expect(why({ ...stored, expiresAt: now })).toBe('code_expired')
  expect(why({ digest: null, tries: 0, expiresAt: null })).toBe('code_not_sent')
})
