import {
  callerLanguage,
  taggedRoutes,
  json,
  jsonBody,
  problem,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import { clientKey } from '#platform/http/actor.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import { ConsentBody, DataRequestBody, DataRequestReceivedView } from './contract.ts'
import type { SubmitDataRequest } from './operations/submit-data-request.ts'
import type { RecordConsent } from './operations/record-consent.ts'
import { texts } from './texts.generated.ts'

const DATA_REQUEST_FIELD_TEXTS = texts.below('data-request-field')
const CONSENT_REFUSALS = texts.below('consent-refusals')

const createRoute = taggedRoutes('shop')
const dataRequest = createRoute({
  method: 'post',
  path: '/data-requests',
  summary: 'Submit a request about personal data',
  request: jsonBody(DataRequestBody),
  responses: {
    201: json(
      DataRequestReceivedView,
      'The request was filed; includes the deadline of its answer',
    ),
    ...problems(400, 422, 429),
  },
})

const consent = createRoute({
  method: 'post',
  path: '/consents',
  summary: 'Record cookie consent or its withdrawal',
  request: jsonBody(ConsentBody),
  responses: { 204: { description: 'Kept' }, ...problems({ consent_text_unknown: 422 }, 400, 429) },
})

type Deps = { file: SubmitDataRequest; recordConsent: RecordConsent }

/** Mounted under /api/v1; `viewer` is null without a session. */
export const storefrontRoutes = (deps: Deps) =>
  routes<{ viewer: { userId: UserId } | null }>({ texts: DATA_REQUEST_FIELD_TEXTS })
    .openapi(dataRequest, async (c) => {
      const filed = await deps.file({
        request: c.req.valid('json'),
        language: callerLanguage(c),
        address: clientKey(c),
        userId: c.get('viewer')?.userId ?? null,
      })
      if (!filed.ok) {
        c.header('retry-after', String(filed.error.retryAfterSeconds))
        return problem(c, 429, { code: filed.error.code })
      }
      return c.json({ number: filed.value.number, due_on: filed.value.dueOn }, 201)
    })
    .openapi(consent, async (c) => {
      const saved = await deps.recordConsent({
        input: c.req.valid('json'),
        userId: c.get('viewer')?.userId ?? null,
        language: callerLanguage(c),
        address: c.get('clientAddress') ?? null,
      })
      if (saved.ok) return c.body(null, 204)
      if (saved.error.code === 'too_many_requests') {
        c.header('retry-after', String(saved.error.retryAfterSeconds))
        return problem(c, 429, { code: saved.error.code })
      }
      return refusal(c, saved.error, { consent_text_unknown: 422 }, CONSENT_REFUSALS)
    })
