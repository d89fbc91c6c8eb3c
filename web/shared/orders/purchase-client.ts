import type { Language } from '#kernel/locale.ts'
import type { AccountResponse } from '../api/account-client.ts'
import { type ApiProblem, problemOf } from '../api/problem.ts'
import { type ApiMutation, type Endpoint, inLanguage, requestOf } from '../api/endpoint.ts'
import { purchaseFetch } from './purchase-fetch.ts'

const UNREACHABLE: ApiProblem = { status: 0, code: 'unreachable', detail: null, errors: {} }

type PurchaseRequest = { purchaseKey: string | null; language: Language }

/** Call by the purchase key or, when signed in, by the account. Never throws. */
export async function purchaseRequest<View>(
  call: Endpoint<View> | ApiMutation<View>,
  { purchaseKey, language }: PurchaseRequest,
): Promise<AccountResponse<View>> {
  const [path, init] = typeof call === 'string' ? [call] : [call.path, requestOf(call)]
  try {
    const response = await purchaseFetch(inLanguage(path, language), purchaseKey, init)
    if (response.ok) return { ok: true, view: await response.json() }
    return { ok: false, problem: problemOf(response.status, await response.json()) }
  } catch {
    return { ok: false, problem: UNREACHABLE }
  }
}
