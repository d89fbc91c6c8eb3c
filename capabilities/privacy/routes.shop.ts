import {
  callerLanguage,
  createRoute,
  json,
  jsonBody,
  problem,
  problems,
  routes,
} from '#platform/http/index.ts'
import { DataRequestBody, DataRequestReceived } from './contract.ts'
import type { FileRequest } from './operations/file-request.ts'
import { FIELD_TEXTS } from './texts.ts'

const dataRequest = createRoute({
  method: 'post',
  path: '/data-requests',
  tags: ['shop'],
  summary: 'A request about one’s personal data',
  request: jsonBody(DataRequestBody),
  responses: {
    201: json(DataRequestReceived, 'The request was filed, with the last day for its answer'),
    ...problems(400, 422, 429),
  },
})

/** Mounted under /api/v1 for anyone. */
export const shopRoutes = ({ file }: { file: FileRequest }) =>
  routes({ texts: FIELD_TEXTS }).openapi(dataRequest, async (c) => {
    const filed = await file({
      request: c.req.valid('json'),
      language: callerLanguage(c),
      address: c.get('clientAddress') ?? 'unknown',
    })
    if (!filed.ok) {
      c.header('retry-after', String(filed.error.retryAfterSeconds))
      return problem(c, 429, { code: filed.error.code })
    }
    return c.json({ number: filed.value.number, due_on: filed.value.dueOn }, 201)
  })
