import { authorizedFetch } from '../session/session.ts'

/** A request about a purchase, with its key and in the name of whoever is signed in. */
export function purchaseFetch(
  path: string,
  purchaseKey: string | null,
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers)
  if (purchaseKey !== null) headers.set('purchase-key', purchaseKey)
  return authorizedFetch(path, { ...init, headers })
}
