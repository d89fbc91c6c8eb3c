import type { Language } from '#kernel/locale.ts'
import { type AccountResponse, type ApiProblem, problemOf } from '../api/account-client.ts'
import { purchaseFetch } from './purchase-fetch.ts'

const UNREACHABLE: ApiProblem = { status: 0, code: 'unreachable', detail: null, errors: {} }

type PurchaseRequest = { purchaseKey: string | null; language: Language; body?: object }

/** Call by the purchase key or, when signed in, by the account. Never throws. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the view
export async function purchaseRequest<View>(
  path: string,
  { purchaseKey, language, body }: PurchaseRequest,
): Promise<AccountResponse<View>> {
  try {
    const url = new URL(`/api/v1/${path}`, location.origin)
    url.searchParams.set('lang', language)
    const response = await purchaseFetch(
      url.pathname + url.search,
      purchaseKey,
      body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    )
    const answer: unknown = await response.json()
    if (response.ok) return { ok: true, view: answer as View } // the contract of that path
    return { ok: false, problem: problemOf(response.status, answer) }
  } catch {
    return { ok: false, problem: UNREACHABLE }
  }
}
