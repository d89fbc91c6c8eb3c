import { type Challenge, solveChallenge as solve } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** As the worker of the site does: web/shared/proof-of-work. */
export async function solveChallenge(challenge: Challenge): Promise<string> {
  const solution = await solve({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

type Ask = (path: string, init: RequestInit) => Response | Promise<Response>

/** Sends again with a solved challenge where one is asked for, as the browser does at checkout. */
export const withProofOfWork =
  (ask: Ask) =>
  async (path: string, init: RequestInit): Promise<Response> => {
    const response = await ask(path, init)
    if (response.status !== 428) return response
    await response.arrayBuffer()
    const headers = new Headers(init.headers)
    const from = headers.get('x-forwarded-for')
    const challenge = await ask('/api/v1/proof-of-work?purpose=checkout', {
      headers: from ? { 'x-forwarded-for': from } : {},
    })
    if (!challenge.ok) return challenge
    headers.set('proof-of-work', await solveChallenge((await challenge.json()) as Challenge))
    return ask(path, { ...init, headers })
  }
