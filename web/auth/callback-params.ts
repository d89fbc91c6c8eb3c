export type CallbackParams =
  | { is: 'refused'; code: string; message: string }
  /** The first of two confirmations of a new email address. */
  | { is: 'half' }
  | { is: 'session'; kind: string }
  /** A PKCE code, which only the browser that started the flow can exchange. */
  | { is: 'code' }
  | { is: 'nothing' }

/** Reads query and fragment; the query wins, as in the auth client. */
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
