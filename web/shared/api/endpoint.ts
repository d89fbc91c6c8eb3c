import type { Language } from '#kernel/locale.ts'
import type { paths } from './paths.generated.ts'

declare const answer: unique symbol
declare const refusal: unique symbol

/** A path of our API with what it answers, and the codes of its refusals. Only this module makes one, from the OpenAPI document. */
export type Endpoint<View, Code extends string = string> = string & {
  readonly [answer]: View
  readonly [refusal]?: Code
}
const endpoint = <View, Code extends string>(address: string) => address as Endpoint<View, Code> // the callers here know both
/** A change as `useMutation` and `apiSend` send it. A body that is a file is sent as it is. */
export type ApiMutation<View, Code extends string = string> = {
  path: Endpoint<View, Code>
  method: 'POST' | 'PUT' | 'DELETE'
  body: object
}
/** A failed call holds a problem document, unless something on the way answered. */
export type ApiResponse<View> = (
  | { ok: true; json: () => Promise<View> }
  | { ok: false; json: () => Promise<unknown> }
) &
  Response
/** Never read as JSON. */
export type EventStream = { readonly events: 'text/event-stream' }

type Method = 'get' | 'post' | 'put' | 'delete'
/** The paths of the API that take a method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never
}[keyof paths]
type Operation<P extends keyof paths, M extends Method> =
  paths[P] extends Record<M, infer O> ? O : never

type Part<O, Name extends string> = O extends { parameters: { [N in Name]?: infer X } }
  ? unknown extends X
    ? object
    : X & object
  : object
/** What fills the braces of the path, and the query, in one object. */
export type Params<P extends keyof paths, M extends Method> = Part<Operation<P, M>, 'path'> &
  Optional<Part<Operation<P, M>, 'query'>>
/** A filter that is off is left out of the address. */
type Optional<Query> = { [K in keyof Query]: Query[K] | null }

type ContentOf<R> = R extends { content: infer C }
  ? C extends { 'application/json': infer V }
    ? V
    : C extends { 'text/event-stream': unknown }
      ? EventStream
      : Blob
  : null
type Success<R> = R[keyof R & (200 | 201 | 202 | 204)]
/** Null for a call without a body in its answer, a blob for a file. */
export type ResponseOf<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { responses: infer R } ? ContentOf<Success<R>> : never
/** What the edge refuses before any route, and nothing where no problem document came. */
export type EdgeCode =
  | 'body_too_large'
  | 'internal_error'
  | 'maintenance'
  | 'too_many_requests'
  | 'unavailable'
  | 'unreachable'
  | ''
type CodeIn<R> = R extends {
  content: { 'application/problem+json': { code: infer C extends string } }
}
  ? C
  : never
/** The codes of the problem documents of a call. */
export type CodeOf<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { responses: infer R } ? CodeIn<R[keyof R]> : never
/** What a call sends; a file as a blob. A form that sends itself fills its own. */
export type BodyOf<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { requestBody?: { content: infer C } }
    ? C extends { 'application/json': infer B }
      ? string extends keyof B // an object without properties
        ? object
        : Sent<B>
      : C extends { 'application/x-www-form-urlencoded': unknown }
        ? object
        : Blob
    : object
/** What a form has of a body: JSON leaves out undefined, and an empty number is refused at its field. */
type Sent<T> = T extends readonly (infer X)[]
  ? readonly Sent<X>[]
  : T extends object
    ? { [K in keyof T]: Sent<T[K]> | (object extends Pick<T, K> ? undefined : never) }
    : T extends number
      ? T | null
      : T

/** Params may be left out where a call needs none. */
type ParamsArgument<T> = object extends T ? [params?: T] : [params: T]

type Get = <P extends PathOf<'get'>>(
  path: P,
  ...params: ParamsArgument<Params<P, 'get'>>
) => Endpoint<ResponseOf<P, 'get'>, CodeOf<P, 'get'>>

/** `get('/products/{id}', { id })`: its address in the API. Throws for a brace without a value. */
export const get: Get = addressOf

/** The same address with a query, or more of one, that is put together elsewhere. */
export const withQuery = <View, Code extends string>(
  address: Endpoint<View, Code>,
  query: URLSearchParams | Readonly<Record<string, string>>,
): Endpoint<View, Code> => {
  // A comma needs no escape, and lists of ids are long.
  const params = String(new URLSearchParams(query)).replaceAll('%2C', ',')
  const mark = address.includes('?') ? '&' : '?'
  return endpoint(params ? address + mark + params : address)
}

/** Every call takes it: where no header says the language, and where a new one is a new request. */
export const inLanguage = <View, Code extends string>(
  address: Endpoint<View, Code>,
  lang: Language,
): Endpoint<View, Code> => withQuery(address, { lang })

/** What every address of a call begins with. */
export const baseOf = (path: PathOf<'get'>): string => `/api/v1${path}`

/** A body may be left out where the contract takes an empty one. */
type ChangeArguments<T, B> = object extends B
  ? object extends T
    ? [params?: T | null, body?: B]
    : [params: T, body?: B]
  : object extends T
    ? [params: T | null, body: B]
    : [params: T, body: B]

const sender =
  <M extends 'post' | 'put' | 'delete'>(method: Uppercase<M>) =>
  <P extends PathOf<M>>(
    path: P,
    ...[params, body]: ChangeArguments<Params<P, M>, BodyOf<P, M>>
  ): ApiMutation<ResponseOf<P, M>, CodeOf<P, M>> => ({
    path: addressOf(path, params),
    method,
    body: body ?? {},
  })

export const post = sender<'post'>('POST')
export const put = sender<'put'>('PUT')
export const del = sender<'delete'>('DELETE')

/** A change as `fetch` takes it, beside its path. */
export const requestOf = ({ method, body }: Omit<ApiMutation<unknown>, 'path'>) => {
  const isFile = body instanceof Blob
  const type = isFile ? body.type || 'application/octet-stream' : 'application/json'
  return {
    method,
    headers: { 'content-type': type },
    body: isFile ? body : JSON.stringify(body),
  }
}

/** Without a session. */
export const fetchApi = <View>(path: Endpoint<View>, init?: RequestInit) =>
  fetch(path, init) as Promise<ApiResponse<View>> // as the document says of the path

/** An address of another protocol, which the document does not describe. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the view
export const protocolPath = <View>(path: `/${'auth' | 'functions' | 'rest'}/v1/${string}`) =>
  endpoint<View, string>(path)

function addressOf<View, Code extends string>(
  path: string,
  params?: object | null,
): Endpoint<View, Code> {
  const left = new Map<string, unknown>(Object.entries(params ?? {}))
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if ((left.get(name) ?? null) === null) throw new Error(`${path} needs ${name}`)
    const value = String(left.get(name))
    left.delete(name)
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams()
  for (const [name, value] of left) if ((value ?? '') !== '') query.set(name, String(value))
  return withQuery(endpoint<View, Code>(`/api/v1${filled}`), query)
}
