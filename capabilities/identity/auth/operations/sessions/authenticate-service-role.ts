import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/database/index.ts'
import type { AccessTokens } from '../../crypto/access-tokens.ts'
import { findSession } from '../../queries/sessions.ts'
import type { SessionId } from '../../../schema.ts'
import { bearerOf } from './authenticate.ts'
import { isUuid } from '#platform/ids.ts'

type Deps = { db: Db; accessTokens: Pick<AccessTokens, 'verify'> }
export type ServiceRefusal = {
  code: 'no_authorization' | 'bad_jwt' | 'not_admin' | 'session_expired'
}

export const authenticateServiceRole =
  ({ db, accessTokens }: Deps) =>
  async (authorization: string | undefined): Promise<Result<null, ServiceRefusal>> => {
    const token = bearerOf(authorization)
    if (!token) return refuse({ code: 'no_authorization' })
    const claims = await accessTokens.verify(token)
    if (!claims) return refuse({ code: 'bad_jwt' })
    if (claims.role !== 'service_role' && claims.role !== 'supabase_admin')
      return refuse({ code: 'not_admin' })
    const named = claims.session_id
    if (named && !(isUuid<SessionId>(named) && (await findSession(db, named))))
      return refuse({ code: 'session_expired' })
    return ok(null)
  }
export type AuthenticateServiceRole = ReturnType<typeof authenticateServiceRole>
