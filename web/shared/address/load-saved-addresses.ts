import type { AddressView } from '#capabilities/identity/contract.ts'
import { accountRequest } from '../api/account-client.ts'
import { get } from '../api/endpoint.ts'

/** The default one first. Empty after a failure: an address can be typed. */
export async function loadSavedAddresses(): Promise<readonly AddressView[]> {
  const answer = await accountRequest(get('/account/addresses'))
  return answer.ok ? answer.view.items : []
}
