import { expect, test } from 'vitest'
import { createRoute, json, jsonText, problem, problems, routes, z } from './index.ts'

const Priced = z.object({ items: z.array(z.object({ price: z.number() })) })
const route = createRoute({
  method: 'get',
  path: '/priced',
  responses: { 200: json(Priced, 'Priced items') },
})

const answering = (text: string, status = 200) =>
  routes()
    .openapi(route, (c) => jsonText(c, text, status as 200))
    .request('/priced')

test('an answer as its contract says reaches the caller whole', async () => {
  const response = await answering('{"items":[{"price":12.5}]}')
  expect(await response.json()).toEqual({ items: [{ price: 12.5 }] })
})

test.for<readonly [string, string, string]>([
  ['a number that SQL wrote as text', '{"items":[{"price":1},{"price":"12.50"}]}', 'items.1.price'],
  ['a field that is missing', '{"items":[{}]}', 'items.0.price'],
  ['a field that nobody declared', '{"items":[{"price":1,"cost":2}]}', 'items.0.cost'],
])('%s fails with path and field', async ([, text, field]) => {
  await expect(answering(text)).rejects.toThrow(
    `GET /priced 200 drifts from its contract: ${field}`,
  )
})

test('JSON of a status that is not declared fails', async () => {
  await expect(answering('{"items":[]}', 202)).rejects.toThrow('does not declare')
})

const REFUSALS = { price_zero: 422, product_not_found: 404 } as const
const refusing = (status: 404 | 409 | 422, code: string) =>
  routes()
    .openapi(
      createRoute({
        method: 'get',
        path: '/refused',
        responses: { 200: json(Priced, 'Priced items'), ...problems(REFUSALS, 409) },
      }),
      (c) => problem(c, status, { code }),
    )
    .request('/refused')

test.for([
  [404, 'product_not_found'],
  [422, 'price_zero'],
  [404, 'not_found'],
  [422, 'invalid_input'],
] as const)('a refusal with %d %s is declared', async ([status, code]) => {
  expect((await refusing(status, code)).status).toBe(status)
})

test.for([
  [404, 'price_zero'],
  [422, 'a code that no route declares'],
] as const)('a refusal with %d %s fails', async ([status, code]) => {
  await expect(refusing(status, code)).rejects.toThrow(
    `GET /refused ${status} drifts from its contract: code`,
  )
})
