import {
  REAUTHENTICATION_REFUSALS,
  REAUTHENTICATION_STATUSES,
} from '#capabilities/identity/index.ts'
import {
  taggedRoutes,
  json,
  jsonBody,
  notFound,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import type { SessionState, UserId } from '#capabilities/identity/index.ts'
import { ErasureBody, ErasureView, PersonalDataView } from './contract.ts'
import type { ErasePerson, ExportOwnData } from './operations/personal-data.ts'
import { texts } from './texts.generated.ts'

const ERASURE_REFUSALS = { ...REAUTHENTICATION_REFUSALS, ...texts.below('erasure-refusals') }

type Deps = { exportOwnData: ExportOwnData; erase: ErasePerson }

const createRoute = taggedRoutes('account')
const personalData = createRoute({
  method: 'get',
  path: '/personal-data',
  summary: 'Export own personal data as a file',
  responses: {
    200: json(PersonalDataView, 'The personal data by capability'),
    ...problems(404),
  },
})

const ERASURE_STATUSES = {
  ...REAUTHENTICATION_STATUSES,
  user_not_found: 404,
  role_in_use: 409,
  orders_in_progress: 409,
  vendor_still_open: 409,
} as const

const erasure = createRoute({
  method: 'post',
  path: '/erasure',
  summary: 'Delete the own account; legally required records are anonymized',
  request: jsonBody(ErasureBody),
  responses: {
    200: json(ErasureView, 'The account is deleted and its sessions are revoked'),
    ...problems(ERASURE_STATUSES, 422),
  },
})

/** Mounted under /api/v1/account, whose guard has already set `userId` and `session`. */
export const accountRoutes = ({ exportOwnData, erase }: Deps) =>
  routes<{ userId: UserId; session: SessionState }>()
    .openapi(personalData, async (c) => {
      const data = await exportOwnData(c.var.userId)
      if (data === null) return notFound(c)
      const day = data.created_at.slice(0, 10)
      return c.json(data, 200, {
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="yova-${day}.json"`,
      })
    })
    .openapi(erasure, async (c) => {
      const erased = await erase(c.var.session, c.req.valid('json'))
      if (!erased.ok) {
        if (erased.error.code === 'too_many_attempts')
          c.header('retry-after', String(erased.error.retryAfterSeconds))
        return refusal(c, erased.error, ERASURE_STATUSES, ERASURE_REFUSALS)
      }
      const { at: now, steps } = erased.value
      const stored = steps.flatMap(({ capability, kept: rows, law }) =>
        law === null ? [] : [{ what: capability, rows, reason: law }],
      )
      return c.json({ erased_at: now.toISOString(), kept: stored }, 200)
    })
