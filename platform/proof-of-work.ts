import { randomInt } from 'node:crypto'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { after, type Clock, minutes } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import { encryptionKey } from './encryption.ts'
import { rateLimit } from './rate-limit.ts'

export const PROOF_PURPOSES = ['checkout', 'sign_in'] as const
/** A solution for one purpose does not count for another. */
export type ProofPurpose = (typeof PROOF_PURPOSES)[number]

/**
 * 20 to 40 key derivations to solve, one to create, none to verify. Calibrated in
 * docs/decisions/0063-proof-of-work.md.
 */
const COST = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, fewest: 20, most: 40 } as const
const LIFETIME = minutes(10)

const Hex = z.string().max(256)
const Solved = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(COST.algorithm),
      cost: z.literal(COST.cost),
      ...{ nonce: Hex, salt: Hex, keyPrefix: Hex, keySignature: Hex, keyLength: z.literal(32) },
      data: z.object({ purpose: z.enum(PROOF_PURPOSES), expires: z.int() }),
    }),
    signature: Hex,
  }),
  solution: z.object({ counter: z.int(), derivedKey: Hex }),
})

type Deps = { db: Db; clock: Clock; secret: string }

/**
 * Makes a caller compute for a moment instead of refusing it: costly for who asks thousands of
 * times, unnoticed by who asks once.
 */
export function createProofOfWork({ db, clock, secret }: Deps) {
  const key = (name: string) => encryptionKey(secret, 'platform', name).toString('base64')
  const secrets = {
    hmacSignatureSecret: key('proof-of-work-challenges'),
    hmacKeySignatureSecret: key('proof-of-work-solutions'),
  }
  return {
    createChallenge: (purpose: ProofPurpose): Promise<Challenge> =>
      createChallenge({
        ...{ algorithm: COST.algorithm, cost: COST.cost, deriveKey, ...secrets },
        counter: randomInt(COST.fewest, COST.most + 1),
        // Not the library's `expiresAt`, which is compared with the clock of the machine.
        data: { purpose, expires: after(clock.now(), LIFETIME).getTime() },
      }),

    /** `proof` is base64 of a challenge with its solution. True once per challenge, over all processes. */
    async isSolved(purpose: ProofPurpose, proof: string | null | undefined): Promise<boolean> {
      const solved = proof ? parseProof(proof) : null
      if (!solved) return false
      const { challenge, solution } = solved
      const { data } = challenge.parameters
      const now = clock.now()
      if (data.purpose !== purpose || data.expires <= now.getTime()) return false
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
      if (!verified) return false
      const use = { key: `proof-of-work:${challenge.signature}`, max: 1, per: LIFETIME, now }
      return (await rateLimit(db, use)).allowed
    },
  }
}
export type ProofOfWork = ReturnType<typeof createProofOfWork>

function parseProof(proof: string): z.infer<typeof Solved> | null {
  try {
    const solved = Solved.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString()))
    return solved.success ? solved.data : null
  } catch {
    return null
  }
}
