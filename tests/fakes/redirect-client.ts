/** Cookies per host, redirects, self-submitting forms. `addresses` maps origins to test ports. */
export function redirectBrowser(
  addresses: Readonly<Record<string, string>> = {},
  { beforePost = () => undefined }: { beforePost?: (fields: URLSearchParams) => void } = {},
) {
  const jars = new Map<string, Map<string, string>>()
  const visited: string[] = []

  function keep(origin: string, response: Response): void {
    const jar = jars.get(origin) ?? new Map<string, string>()
    jars.set(origin, jar)
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const index = pair.indexOf('=')
      const name = pair.slice(0, index)
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) jar.delete(name)
      else jar.set(name, pair.slice(index + 1))
    }
  }

  async function send(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address)
    const real = new URL(url.pathname + url.search, addresses[url.origin] ?? url.origin)
    const stored = [...(jars.get(url.origin) ?? [])].map(([name, value]) => `${name}=${value}`)
    const headers = new Headers(init.headers)
    if (stored.length > 0) headers.set('cookie', stored.join('; '))
    const response = await fetch(real, { ...init, headers, redirect: 'manual' })
    visited.push(address)
    keep(url.origin, response)
    return response
  }

  /** Follows redirects until `isThere`; returns the last URL. */
  async function open(start: string, isThere: (url: string) => boolean): Promise<URL> {
    let address = start
    let init: RequestInit = {}
    for (let step = 0; step < 20; step += 1) {
      if (isThere(address)) return new URL(address)
      const response = await send(address, init)
      init = {}
      const location = response.headers.get('location')
      if (location) {
        address = new URL(location, address).href
        continue
      }
      const page = await response.text()
      const form = formOf(page)
      if (!form) throw new Error(`${address} answered ${response.status}: ${page.slice(0, 500)}`)
      address = form.action
      beforePost(form.fields)
      init = { method: 'POST', body: form.fields }
    }
    throw new Error(`no end after ${visited.slice(-3).join(' ')}`)
  }

  return { open, send, visited }
}
export type RedirectBrowser = ReturnType<typeof redirectBrowser>

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x3D;', '=')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

function formOf(page: string): { action: string; fields: URLSearchParams } | null {
  const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1]
  if (!action) return null
  const fields = new URLSearchParams()
  for (const [, name = '', value = ''] of page.matchAll(
    /<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g,
  ))
    fields.append(unescaped(name), unescaped(value))
  return { action: unescaped(action), fields }
}
