import { expect, test } from 'vitest'
import { z } from 'zod'
import type { LocalDate } from '#kernel/calendar.ts'
import { createTexts } from '#platform/texts/create-texts.ts'
import {
  createRoute,
  json,
  jsonBody,
  jsonText,
  optionalBody,
  problem,
  problems,
  refusal,
  routes,
} from './index.ts'

type Refusal =
  | { code: 'short'; onHand: number; until: Date }
  | { code: 'shipped' }
  | { code: 'over'; until: LocalDate }
const texts = createTexts<{
  'texts.short': 'onHand'
  'texts.shipped': never
  'texts.over': 'until'
}>({
  fr: {
    'texts.short': 'Il en reste {onHand}.',
    'texts.shipped': 'Déjà partie.',
    'texts.over': 'Jusqu’au {until}.',
  },
  en: {
    'texts.short': 'Only {onHand} left.',
    'texts.shipped': 'Already shipped.',
    'texts.over': 'Until {until}.',
  },
  ar: {
    'texts.short': 'بقي {onHand} فقط.',
    'texts.shipped': 'شُحنت من قبل.',
    'texts.over': 'إلى {until}.',
  },
}).below('texts')
const refusals: Record<string, Refusal> = {
  short: { code: 'short', onHand: 3, until: new Date('2026-11-21T10:00:00Z') },
  shipped: { code: 'shipped' },
  over: { code: 'over', until: '2026-11-22' as LocalDate },
}

const STATUSES = { short: 409, shipped: 404, over: 409 } as const
const Body = z.strictObject({
  name: z.string().min(2).max(5),
  lines: z.array(z.object({ quantity: z.int().min(1) })).min(1),
  phone: z.string().regex(/^0/, { error: 'phone_invalid' }).optional(),
  size: z.enum(['S', 'M']).optional(),
  columns: z.record(z.string().regex(/^\d+$/), z.string()).optional(),
})

const app = routes<{ vendorId: string }>({
  texts: { phone_invalid: { fr: 'Numéro incorrect.', en: 'Wrong number.', ar: 'رقم خاطئ.' } },
})
  .openapi(
    createRoute({
      method: 'post',
      path: '/orders/{id}',
      request: { params: z.object({ id: z.string() }), ...jsonBody(Body) },
      responses: { 201: json(z.object({ id: z.string() }), 'Placed'), ...problems(STATUSES, 422) },
    }),
    (c) => {
      const { id } = c.req.valid('param')
      const error = refusals[id]
      if (error) return refusal(c, error, STATUSES, texts)
      if (id === 'text') return jsonText(c, '{"id":"text"}', 201)
      return c.json({ id }, 201)
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/approval',
      request: optionalBody(z.strictObject({ version: z.int().optional() })),
      responses: { 200: json(z.object({ version: z.int().nullable() }), 'x'), ...problems(422) },
    }),
    (c) => c.json({ version: c.req.valid('json').version ?? null }, 200),
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/teapot',
      responses: { 200: json(z.object({}), 'x'), ...problems(404) },
    }),
    // @ts-expect-error a status that the route does not declare
    (c) => problem(c, 409, { code: 'not_found' }),
  )

const valid = { name: 'Amel', lines: [{ quantity: 1 }] }
const post = (path: string, body: unknown, language = 'fr') =>
  app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

test('each wrong field is named as it was sent, with a sentence in the language of the caller', async () => {
  const body = {
    ...{ name: 'A', lines: [{ quantity: 0 }, {}], phone: '5', size: 'XL' },
    ...{ columns: { prix: 'price' }, extra: 1 },
  }

  const answer = await post('/orders/1', body, 'ar-DZ,ar;q=0.9')

  expect(answer.status).toBe(422)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  const document = (await answer.json()) as {
    errors: { path: string; code: string; message: string }[]
  }
  expect(document).toMatchObject({
    code: 'invalid_input',
    status: 422,
    title: 'بيانات تحتاج إلى تصحيح',
  })
  expect(document.errors.map(({ path, code }) => [path, code])).toEqual([
    ['name', 'text_too_short'],
    ['lines[0].quantity', 'below'],
    ['lines[1].quantity', 'required'],
    ['phone', 'phone_invalid'],
    ['size', 'not_a_choice'],
    ['columns.prix', 'unknown_field'],
    ['extra', 'unknown_field'],
  ])
  expect(document.errors[0]?.message).toContain('2')
  expect(document.errors[2]?.message).toBe('هذا الحقل إلزامي.')
  expect(document.errors[3]?.message).toBe('رقم خاطئ.')
})

test('a body that does not parse is a 400, another media type a 415', async () => {
  const broken = await post('/orders/1', '{"name":')
  const other = await app.request('/orders/1', {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: 'a,b',
  })

  expect(broken.status).toBe(400)
  expect(await broken.json()).toMatchObject({ code: 'malformed_body' })
  expect(other.status).toBe(415)
  expect(await other.json()).toMatchObject({ code: 'unsupported_media_type' })
})

test('a body that may be left out may be empty under its media type', async () => {
  const send = async (init: RequestInit) => {
    const answer = await app.request('/approval', { method: 'POST', ...init })
    return [answer.status, await answer.json()]
  }
  const headers = { 'content-type': 'application/json' }

  expect(await send({})).toEqual([200, { version: null }])
  expect(await send({ headers })).toEqual([200, { version: null }])
  expect(await send({ headers, body: '' })).toEqual([200, { version: null }])
  expect(await send({ headers, body: '{"version":3}' })).toEqual([200, { version: 3 }])
  expect(await send({ headers, body: '{' })).toMatchObject([400, { code: 'malformed_body' }])
  expect(await send({ headers, body: '{"version":"x"}' })).toMatchObject([422, {}])
})

test('a refusal carries its own status, sentence and fields', async () => {
  const answer = await post('/orders/short', valid, 'en')

  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({
    code: 'short',
    detail: 'Only 3 left.',
    on_hand: 3,
    until: '2026-11-21T10:00:00.000Z',
    title: 'Conflict',
    request_id: expect.stringMatching(/^[0-9a-f]{16}$/),
  })
  expect((await post('/orders/shipped', valid)).status).toBe(404)
})

test.each([
  ['fr', 'Jusqu’au 22 novembre 2026.'],
  ['en', 'Until 22 November 2026.'],
  ['ar', 'إلى 22 نوفمبر 2026.'],
])(
  'a day in a sentence is written as people write it in %s, and stays ISO as a member',
  async (language, detail) => {
    const answer = await post('/orders/over', valid, language)

    expect(await answer.json()).toMatchObject({ detail, until: '2026-11-22' })
  },
)

test('text built by the database goes out as it is', async () => {
  const answer = await post('/orders/text', valid)

  expect(answer.status).toBe(201)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(await answer.text()).toBe('{"id":"text"}')
})

test('the document lists the answers of each route', () => {
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 't', version: '1' },
  })

  const responses = document.paths?.['/orders/{id}']?.post?.responses ?? {}
  expect(Object.keys(responses)).toEqual(['201', '404', '409', '422'])
  expect(document.components?.schemas?.['Problem']).toBeDefined()
})
