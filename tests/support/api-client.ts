type App = { request(path: string, init: RequestInit): Response | Promise<Response> }

export type ApiRequest = {
  /** POST with a body, GET without one, unless it is given. */
  method?: string | undefined
  /** Bytes are sent unencoded. */
  body?: object | undefined
  token?: string | null | undefined
  language?: string | undefined
  headers?: Record<string, string>
}

export async function callApi(app: App, path: string, request: ApiRequest = {}) {
  const { body, method = body ? 'POST' : 'GET', token, language = 'fr', headers } = request
  const isRaw = body instanceof Uint8Array
  const response = await app.request(path, {
    method,
    headers: {
      'accept-language': language,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': isRaw ? 'application/octet-stream' : 'application/json' }),
      ...headers,
    },
    ...(body && { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const text = bytes.toString()
  const isJson = response.headers.get('content-type')?.includes('json')
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    text,
    body: (isJson ? JSON.parse(text) : null) as never,
  }
}
