import { ok, refuse, type Result } from '#kernel/result.ts'

export type Challenge = { text: string; method: 's256' | 'plain' }
export type PkceChallengeRefusal = {
  code: 'challenge_incomplete' | 'challenge_malformed' | 'challenge_method_unknown'
}

const CHALLENGE = /^[A-Za-z0-9._~-]{43,128}$/

/** Both empty or null means a call without PKCE. */
export function parsePkceChallenge(
  text: string | null | undefined,
  method: string | null | undefined,
): Result<Challenge | null, PkceChallengeRefusal> {
  if (!text && !method) return ok(null)
  if (!text || !method) return refuse({ code: 'challenge_incomplete' })
  const named = method.toLowerCase()
  if (named !== 's256' && named !== 'plain') return refuse({ code: 'challenge_method_unknown' })
  if (!CHALLENGE.test(text)) return refuse({ code: 'challenge_malformed' })
  return ok({ text, method: named })
}
