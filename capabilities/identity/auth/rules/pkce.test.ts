import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { matchesPkceChallenge } from '../crypto/pkce-challenge.ts'
import { parsePkceChallenge } from './pkce.ts'

const VERIFIER = 'v'.repeat(56)
const S256 = createHash('sha256').update(VERIFIER).digest('base64url')

test('a pair of fields is whole or absent', () => {
  expect(parsePkceChallenge(null, undefined)).toEqual({ ok: true, value: null })
  expect(parsePkceChallenge(S256, 'S256')).toEqual({
    ok: true,
    value: { text: S256, method: 's256' },
  })
  expect(parsePkceChallenge(S256, '')).toMatchObject({ error: { code: 'challenge_incomplete' } })
  expect(parsePkceChallenge('', 's256')).toMatchObject({ error: { code: 'challenge_incomplete' } })
  expect(parsePkceChallenge(S256, 's512')).toMatchObject({
    error: { code: 'challenge_method_unknown' },
  })
  for (const text of ['short', 'a'.repeat(129), `${'a'.repeat(50)}+`])
    expect(parsePkceChallenge(text, 's256')).toMatchObject({
      error: { code: 'challenge_malformed' },
    })
})

test('only the verifier of a challenge answers it', () => {
  expect(matchesPkceChallenge({ text: S256, method: 's256' }, VERIFIER)).toBe(true)
  expect(matchesPkceChallenge({ text: VERIFIER, method: 'plain' }, VERIFIER)).toBe(true)
  expect(matchesPkceChallenge({ text: S256, method: 's256' }, S256)).toBe(false)
  expect(matchesPkceChallenge({ text: VERIFIER, method: 'plain' }, `${VERIFIER}x`)).toBe(false)
})
