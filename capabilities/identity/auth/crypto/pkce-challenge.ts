import { createHash, timingSafeEqual } from 'node:crypto'
import type { Challenge } from '../rules/pkce.ts'

export function matchesPkceChallenge({ text, method }: Challenge, verifier: string): boolean {
  const made =
    method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url')
  // Hashing both sides makes them equally long, as timingSafeEqual requires.
  return timingSafeEqual(hashed(made), hashed(text))
}

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest()
