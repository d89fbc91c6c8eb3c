import type { Challenge, Solution } from 'altcha-lib/types'
import { fetchApi, get } from '../api/endpoint.ts'

const PATIENCE_MS = 30_000

/**
 * Fetches a challenge and solves it in a worker; loaded when a response asks for it. The result is the
 * `proof-of-work` header, or the captcha token of a sign-in.
 */
export async function proveWork(purpose: 'checkout' | 'sign_in'): Promise<string> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const response = await fetchApi(get('/proof-of-work', { purpose }), { signal })
  if (!response.ok) throw new Error(`the challenge answered ${response.status}`)
  const challenge: Challenge = await response.json()
  const solution = await solveInWorker(challenge)
  return btoa(JSON.stringify({ challenge, solution })) // hexadecimal and numbers only
}

async function solveInWorker(challenge: Challenge): Promise<Solution> {
  const worker = new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('error', () => reject(new Error('the worker could not start')))
      worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) =>
        data && 'counter' in data
          ? resolve(data)
          : reject(new Error('the challenge was not solved')),
      )
      const counting = { counterStart: 0, counterStep: 1, timeout: PATIENCE_MS }
      const work = { type: 'work', challenge, ...counting }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage(work)
    })
  } finally {
    worker.terminate()
  }
}
