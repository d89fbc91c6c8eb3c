import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { answersChallenge } from '../crypto/pkce-challenge.ts'
import { challengeOf } from './pkce.ts'

const VERIFIER = 'v'.repeat(56)
const S256 = createHash('sha256').update(VERIFIER).digest('base64url')

test('a pair of fields is whole or absent', () => {
  expect(challengeOf(null, undefined)).toEqual({ ok: true, value: null })
  expect(challengeOf(S256, 'S256')).toEqual({ ok: true, value: { text: S256, method: 's256' } })
  expect(challengeOf(S256, '')).toMatchObject({ error: { code: 'challenge_incomplete' } })
  expect(challengeOf('', 's256')).toMatchObject({ error: { code: 'challenge_incomplete' } })
  expect(challengeOf(S256, 's512')).toMatchObject({ error: { code: 'challenge_method_unknown' } })
  for (const text of ['short', 'a'.repeat(129), `${'a'.repeat(50)}+`])
    expect(challengeOf(text, 's256')).toMatchObject({ error: { code: 'challenge_malformed' } })
})

test('only the verifier of a challenge answers it', () => {
  expect(answersChallenge({ text: S256, method: 's256' }, VERIFIER)).toBe(true)
  expect(answersChallenge({ text: VERIFIER, method: 'plain' }, VERIFIER)).toBe(true)
  expect(answersChallenge({ text: S256, method: 's256' }, S256)).toBe(false)
  expect(answersChallenge({ text: VERIFIER, method: 'plain' }, `${VERIFIER}x`)).toBe(false)
})
