import { createHash, timingSafeEqual } from 'node:crypto'
import type { Challenge } from '../rules/pkce.ts'

/** Whether this verifier is the one that the challenge was made from. */
export function matchesPkceChallenge({ text, method }: Challenge, verifier: string): boolean {
  const made =
    method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url')
  // Equal lengths for the comparison: both sides are hashed once more.
  return timingSafeEqual(hashed(made), hashed(text))
}

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest()
