import type { ApiResponse, Endpoint } from '../api/endpoint.ts'
import { authorizedFetch } from '../session/session.ts'

/** Sends the purchase key and, when signed in, the session. */
export function purchaseFetch<View>(
  path: Endpoint<View>,
  purchaseKey: string | null,
  init: RequestInit = {},
): Promise<ApiResponse<View>> {
  const headers = new Headers(init.headers)
  if (purchaseKey !== null) headers.set('purchase-key', purchaseKey)
  return authorizedFetch(path, { ...init, headers })
}
