import { authorizedFetch } from '../session/session.ts'

/** Sends the purchase key and, when signed in, the session. */
export function purchaseFetch(
  path: string,
  purchaseKey: string | null,
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers)
  if (purchaseKey !== null) headers.set('purchase-key', purchaseKey)
  return authorizedFetch(path, { ...init, headers })
}
