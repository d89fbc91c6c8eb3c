export type LinkTokens = { access_token: string; refresh_token: string }

export type CallbackParams =
  | { is: 'refused'; code: string; message: string }
  /** The first of two confirmations of a new email address. */
  | { is: 'half' }
  | { is: 'session'; kind: string; tokens: LinkTokens }
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
  if (read('access_token')) {
    const tokens = { access_token: read('access_token'), refresh_token: read('refresh_token') }
    return { is: 'session', kind: read('type'), tokens }
  }
  if (read('code')) return { is: 'code' }
  return { is: read('message') ? 'half' : 'nothing' }
}
