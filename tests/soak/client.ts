import { ownAddress } from '#tests/support/own-address.ts'

type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: object | Buffer
  headers?: Record<string, string>
  /** The expected status; any 2xx or 3xx when absent. */
  status?: number
}

/** One device: its own address, a language, and a session once signed in. */
export class Actor {
  readonly #url: string
  readonly #headers: Record<string, string>
  token = ''
  refreshToken = ''

  constructor(url: string, language = 'fr') {
    this.#url = url
    this.#headers = { 'accept-language': language, ...ownAddress() }
  }

  async send(
    path: string,
    { method = 'GET', body, headers, status }: Call = {},
  ): Promise<Response> {
    const isBytes = Buffer.isBuffer(body)
    const answer = await fetch(this.#url + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
      headers: {
        ...this.#headers,
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
        ...headers,
      },
      ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    })
    const isExpected = status === undefined ? answer.status < 400 : answer.status === status
    if (!isExpected)
      throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }

  /** Reads the response to its end, as a browser does. */
  async load(path: string, call: Call = {}): Promise<number> {
    const answer = await this.send(path, {
      ...call,
      headers: { accept: 'text/html,*/*', ...call.headers },
    })
    return (await answer.arrayBuffer()).byteLength
  }

  async json<T>(path: string, call: Call = {}): Promise<T> {
    const answer = await this.send(path, call)
    const text = await answer.text()
    return (text ? JSON.parse(text) : {}) as T // the caller names the type of the response
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.#keepSession('/auth/v1/token?grant_type=password', { email, password })
  }

  async refresh(): Promise<void> {
    await this.#keepSession('/auth/v1/token?grant_type=refresh_token', {
      refresh_token: this.refreshToken,
    })
  }

  async verify(body: object): Promise<void> {
    await this.#keepSession('/auth/v1/verify', body)
  }

  async #keepSession(path: string, body: object): Promise<void> {
    this.token = ''
    const session = await this.json<{ access_token: string; refresh_token: string }>(path, {
      method: 'POST',
      body,
    })
    this.token = session.access_token
    this.refreshToken = session.refresh_token
  }

  /** Waits for the first message, stays open for `forMs` and aborts. */
  async listen(path: string, forMs: number): Promise<void> {
    const closeStreams = new AbortController()
    const answer = await fetch(this.#url + path, {
      headers: { ...this.#headers, authorization: `Bearer ${this.token}` },
      signal: closeStreams.signal,
    })
    if (!answer.ok || !answer.body) throw new Error(`${path} answered ${answer.status}`)
    const reader = answer.body.getReader()
    const { value } = await reader.read()
    if (!Buffer.from(value ?? []).includes('hello')) throw new Error(`${path} did not say hello`)
    await new Promise((resolve) => setTimeout(resolve, forMs))
    closeStreams.abort()
    await reader.closed.catch(() => undefined)
  }
}

/** Polls until `read` finds something, for 90 seconds. */
export async function eventually<T>(what: string, read: () => Promise<T | undefined>): Promise<T> {
  const deadline = performance.now() + 90_000
  for (;;) {
    const found = await read()
    if (found !== undefined) return found
    if (performance.now() > deadline) throw new Error(`${what}: not within 90 s`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
