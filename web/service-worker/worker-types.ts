/** The worker types that are used here: TypeScript's DOM and worker libraries conflict. */
type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
export type FetchEventLike = Lasting & {
  readonly request: Request
  readonly clientId: string
  respondWith(answer: Promise<Response>): void
}
export type MessageEventLike = Lasting & { readonly data: unknown }
type Page = { readonly url: string; postMessage(message: unknown): void }

export type WorkerScope = {
  readonly location: Location
  readonly registration: { readonly navigationPreload?: { disable(): Promise<void> } }
  readonly clients: {
    claim(): Promise<void>
    get(id: string): Promise<Page | undefined>
    matchAll(options: { type: 'window' }): Promise<readonly Page[]>
  }
  readonly cookieStore?: { get(name: string): Promise<{ value?: string } | null> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEventLike) => void): void
  addEventListener(type: 'message', listener: (event: MessageEventLike) => void): void
}
