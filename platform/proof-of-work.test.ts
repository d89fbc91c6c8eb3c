import { expect, test } from 'vitest'
import { after, minutes } from '#kernel/time.ts'
import { testDatabase } from '#tests/support/database.ts'
import { solveChallenge } from '#tests/support/proof-of-work.ts'
import { createProofOfWork } from './proof-of-work.ts'

const { db } = await testDatabase({ capabilities: [] })
let now = new Date('2026-11-21T10:00:00Z')
const clock = { now: () => now }
const secret = 'k3Jw8Qz1Vn5Rt7Xy2Lm9Pd4Hs6Gb0Fc'
const here = createProofOfWork({ db, clock, secret })
const elsewhere = createProofOfWork({ db, clock, secret })

test('a solution counts once, whichever of two processes is asked', async () => {
  const proof = await solveChallenge(await here.createChallenge('checkout'))
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? here : elsewhere).isSolved('checkout', proof),
    ),
  )
  expect(answers.filter(Boolean)).toHaveLength(1)
  now = after(now, minutes(9))
  expect(await here.isSolved('checkout', proof)).toBe(false)
})

test('it counts for its purpose only, with its secret only, and for ten minutes', async () => {
  const proof = await solveChallenge(await here.createChallenge('checkout'))
  expect(await here.isSolved('sign_in', proof)).toBe(false)
  const other = createProofOfWork({ db, clock, secret: `${secret}-of-another-site` })
  expect(await other.isSolved('checkout', proof)).toBe(false)

  now = after(now, minutes(10))
  expect(await here.isSolved('checkout', proof)).toBe(false)
})

test('nothing, an unsolved challenge, a changed one and noise are no proof', async () => {
  const challenge = await here.createChallenge('checkout')
  const proof = await solveChallenge(challenge)
  const changed = (change: (solved: Record<string, never>) => object): string => {
    const solved = JSON.parse(Buffer.from(proof, 'base64').toString()) as Record<string, never>
    return Buffer.from(JSON.stringify(change(solved))).toString('base64')
  }
  const wrong = [
    ...[undefined, null, '', 'noise', '%%%', Buffer.from('[]').toString('base64')],
    changed(({ challenge: same }) => ({ challenge: same })),
    changed((solved) => ({ ...solved, solution: { counter: 30, derivedKey: '00'.repeat(32) } })),
    changed((solved) => ({ ...solved, solution: { counter: 30, derivedKey: 'no key' } })),
    changed(({ solution }) => ({
      challenge: {
        ...challenge,
        parameters: { ...challenge.parameters, data: { purpose: 'checkout', expires: 9e15 } },
      },
      solution,
    })),
  ]
  for (const proved of wrong) expect(await here.isSolved('checkout', proved), proved!).toBe(false)
  expect(await here.isSolved('checkout', proof)).toBe(true)
})
