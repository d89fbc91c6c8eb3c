import { z } from 'zod'
import { type Clock, minutes } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import { clientKey } from '#platform/http/actor.ts'
import { createRoute, json, problem, problems, routes } from '#platform/http/index.ts'
import { PROOF_PURPOSES, type ProofOfWork } from '#platform/proof-of-work.ts'
import { rateLimit } from '#platform/rate-limit.ts'

type Deps = { db: Db; clock: Clock; proofOfWork: Pick<ProofOfWork, 'createChallenge'> }

/** More than the checkouts that one network may send: a challenge costs as much as a cheap read. */
const CHALLENGES_PER_MINUTE = 1_200

const Challenge = z.object({
  parameters: z.looseObject({
    ...{ algorithm: z.string(), cost: z.int(), nonce: z.string(), salt: z.string() },
    ...{ keyLength: z.int(), keyPrefix: z.string() },
  }),
  signature: z.string().optional(),
})

export const proofOfWorkRoutes = ({ db, clock, proofOfWork }: Deps) =>
  routes().openapi(
    createRoute({
      method: 'get',
      path: '/proof-of-work',
      tags: ['proof of work'],
      summary:
        'A challenge (ALTCHA) whose solution is sent with a request that needs a proof of work',
      request: { query: z.object({ purpose: z.enum(PROOF_PURPOSES) }) },
      responses: {
        200: json(Challenge, 'Valid for ten minutes and for one request of this purpose'),
        ...problems(422, 429),
      },
    }),
    async (c) => {
      const key = `proof-of-work-challenges:${clientKey(c)}`
      const limit = { key, max: CHALLENGES_PER_MINUTE, per: minutes(1), now: clock.now() }
      const use = await rateLimit(db, limit)
      if (!use.allowed) {
        c.header('retry-after', String(use.retryAfterSeconds))
        return problem(c, 429, { code: 'too_many_requests' })
      }
      const challenge = await proofOfWork.createChallenge(c.req.valid('query').purpose)
      return c.json(Challenge.parse(challenge), 200, { 'cache-control': 'no-store' })
    },
  )
