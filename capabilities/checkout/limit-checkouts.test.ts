import { expect, test } from 'vitest'
import { after, minutes } from '#kernel/time.ts'
import { createProofOfWork } from '#platform/proof-of-work.ts'
import type { Settings } from '#capabilities/settings/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { solveChallenge } from '#tests/support/proof-of-work.ts'
import { limitCheckouts } from './operations/limit-checkouts.ts'

const { db } = await testDatabase({ capabilities: [] })
let now = new Date('2026-11-21T10:00:00Z')
const clock = { now: () => now }
const proofOfWork = createProofOfWork({ db, clock, secret: 'k3Jw8Qz1Vn5Rt7Xy2Lm9Pd4Hs6Gb0Fc' })
const limits = { freeOrdersPerContact: 5, freeOrdersPerNetwork: 30, maximumOrdersPerNetwork: 300 }
const settings = { current: () => limits as Settings } // what the operation reads of them
const limit = limitCheckouts({ db, clock, settings, proofOfWork })

let buyers = 0
async function attempt(network: string, isProved: boolean): Promise<string> {
  buyers += 1
  const proof = isProved
    ? await solveChallenge(await proofOfWork.createChallenge('checkout'))
    : undefined
  const phone = `+213550${String(100_000 + buyers)}`
  const outcome = await limit({ phone, email: `buyer.${buyers}@mail.example`, network, proof })
  return outcome.ok ? 'ok' : outcome.error.code
}
const attempts = async (count: number, isProved: boolean): Promise<string[]> => {
  const outcomes = []
  for (let index = 0; index < count; index += 1) outcomes.push(await attempt('105.1.1.1', isProved))
  return [...new Set(outcomes)]
}

test('a network has its free orders, then its proved ones; what was sent back for a proof does not count', async () => {
  expect(await attempts(30, false)).toEqual(['ok'])
  expect(await attempts(400, false)).toEqual(['proof_of_work_required'])
  expect(await attempts(300, true)).toEqual(['ok'])
  expect(await attempts(5, true)).toEqual(['too_many_requests'])
  expect(await attempt('105.1.1.2', false)).toBe('ok')

  now = after(now, minutes(2))
  expect(await attempts(30, false)).toEqual(['ok'])
}, 60_000)
