/** What a mailed link, a service or a company has put into the address on the way back. */
export type CallbackParams =
  | { is: 'refused'; code: string; message: string }
  /** The first of two confirmations of a new address. */
  | { is: 'half' }
  | { is: 'session'; kind: string }
  /** A code that only the browser that asked for it can use. */
  | { is: 'code' }
  | { is: 'nothing' }

/** Reads the query and the fragment; where both speak, the query wins, as for the auth client. */
export function parseCallbackParams(address: { search: string; hash: string }): CallbackParams {
  const all = new URLSearchParams(address.hash.replace(/^#/, ''))
  for (const [name, value] of new URLSearchParams(address.search)) all.set(name, value)
  const read = (name: string): string => all.get(name) ?? ''
  if (read('error') || read('error_code') || read('error_description'))
    return {
      is: 'refused',
      code: read('error_code') || read('error'),
      message: read('error_description'),
    }
  if (read('access_token')) return { is: 'session', kind: read('type') }
  if (read('code')) return { is: 'code' }
  return { is: read('message') ? 'half' : 'nothing' }
}
