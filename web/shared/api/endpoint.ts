import type { paths } from './paths.generated.ts'

declare const answer: unique symbol

/** A path of our API with what a GET of it answers. Only `get` makes one, from the OpenAPI document. */
export type Endpoint<View> = string & { readonly [answer]: View }
/** A change as `useMutation` and `apiSend` send it, with what it answers. */
export type ApiMutation<View> = {
  path: string
  method: 'POST' | 'PUT' | 'DELETE'
  body: object
  readonly [answer]?: View
}
/** What a call that is spread among other properties answers. */
export type Responding<View> = { readonly [answer]?: View }

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

type JsonOf<R> = R extends { content: { 'application/json': infer V } } ? V : null
type Success<R> = R[keyof R & (200 | 201 | 202 | 204)]
/** Null for a call without a body in its answer. */
export type ResponseOf<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { responses: infer R } ? JsonOf<Success<R>> : never
type Body<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { requestBody?: { content: { 'application/json': infer B } } }
    ? Sent<B>
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

/** `get('/products/{id}', { id })`: its address in the API. Throws for a brace without a value. */
export const get = <P extends PathOf<'get'>>(
  path: P,
  ...[params]: ParamsArgument<Params<P, 'get'>>
): Endpoint<ResponseOf<P, 'get'>> => addressOf(path, params) as Endpoint<ResponseOf<P, 'get'>>

/** The same address with a query that is put together elsewhere. */
export const withQuery = <View>(
  address: Endpoint<View>,
  query: URLSearchParams | Readonly<Record<string, string>>,
): Endpoint<View> => {
  const params = String(new URLSearchParams(query))
  return (params === '' ? address : `${address}?${params}`) as Endpoint<View>
}

const sender =
  <M extends 'post' | 'put' | 'delete'>(method: M) =>
  <P extends PathOf<M>>(
    path: P,
    ...[params, body]: object extends Params<P, M>
      ? [params?: Params<P, M> | null, body?: Body<P, M>]
      : [params: Params<P, M>, body?: Body<P, M>]
  ): ApiMutation<ResponseOf<P, M>> => ({
    path: addressOf(path, params ?? {}),
    method: method.toUpperCase() as Uppercase<M>,
    body: body ?? {},
  })

export const post = sender('post')
export const put = sender('put')
export const del = sender('delete')

type Values = Record<string, string | number | boolean | null | undefined>

function addressOf(path: string, params: object = {}): string {
  const left = new Map(Object.entries(params as Values)) // `Params` has no other values
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = left.get(name)
    left.delete(name)
    if (value === undefined || value === null) throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
  const query = new URLSearchParams()
  for (const [name, value] of left)
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  // A comma needs no escape, and lists of ids are long.
  const sent = String(query).replaceAll('%2C', ',')
  return `/api/v1${filled}${sent === '' ? '' : `?${sent}`}`
}
