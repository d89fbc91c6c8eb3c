import { Hono } from 'hono'
import type { EdgeVariables } from '#platform/http/index.ts'
import { HasRoleBody } from '../contract.ts'
import type { GetHasRole } from './operations/sessions/has-role.ts'
import { bearerOf } from './operations/sessions/authenticate.ts'
import type { UserId } from '../schema.ts'
import { readBody } from './protocol/body.ts'
import { protocolCors } from './protocol/cors.ts'
import type { RedirectTargets } from './rules/redirect-allow-list.ts'

type Deps = { getHasRole: GetHasRole; corsTargets: RedirectTargets | null }

/** Mounted under /rest/v1/rpc, for `supabase.rpc('has_role')`. */
export const rpcRoutes = ({ getHasRole: askRole, corsTargets }: Deps) =>
  new Hono<{ Variables: EdgeVariables }>()
    .use(protocolCors(corsTargets))
    .post('/has_role', async (c) => {
      const body = await readBody(c, HasRoleBody)
      if (!body.ok) {
        const { status, message } = body.error
        return c.json({ code: '22023', message, details: null, hint: null }, status)
      }
      const { _user_id, _role } = body.value
      const token = bearerOf(c.req.header('authorization'))

      const userId = _user_id.toLowerCase() as UserId // an id, by the contract
      const answer = await askRole({ token, userId, role: _role })

      return c.json(answer, 200, { 'cache-control': 'no-store' })
    })
