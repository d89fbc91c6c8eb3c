import { expect, test } from 'vitest'
import { createRoute, json, jsonBody, routes, z } from '#platform/http/index.ts'
import { apiDocument } from './api-docs.ts'

const Thing = z.strictObject({ name: z.string() })
const responses = { 200: json(Thing, 'The thing') }

test('a call with a body says what the edge answers to bodies that it does not read', () => {
  const api = routes()
    .openapi(
      createRoute({ method: 'put', path: '/things', request: jsonBody(Thing), responses }),
      (c) => c.json(c.req.valid('json'), 200),
    )
    .openapi(createRoute({ method: 'get', path: '/things', responses }), (c) =>
      c.json({ name: '' }, 200),
    )
  const { paths, components } = apiDocument(api, 'https://yova.example')
  const answered = (method: string) => Object.keys(paths['/things']?.[method]?.responses ?? {})
  expect(answered('put')).toEqual(['200', '400', '413', '415'])
  expect(answered('get')).toEqual(['200'])
  expect(JSON.stringify(components.responses)).toContain('malformed_body')
})
