import { isIP } from 'node:net'
import type { Context } from 'hono'
import type { CallerRefusal } from '../operations/sessions/authenticate.ts'
import type { Visitor } from '../../schema.ts'
import type { ProtocolError } from './errors.ts'
import { requestOrigin } from '#platform/http/actor.ts'

export const BEARER_ERRORS: Record<CallerRefusal['code'], ProtocolError> = {
  no_authorization: {
    status: 401,
    code: 'no_authorization',
    message: 'This endpoint requires a valid Bearer token',
  },
  bad_jwt: {
    status: 403,
    code: 'bad_jwt',
    message: 'invalid JWT: unable to parse or verify signature',
  },
  subject_missing: { status: 403, code: 'bad_jwt', message: 'invalid claim: missing sub claim' },
  subject_malformed: { status: 400, code: 'bad_jwt', message: 'invalid claim: sub must be a UUID' },
  user_not_found: {
    status: 403,
    code: 'user_not_found',
    message: 'User from sub claim in JWT does not exist',
  },
  session_not_found: {
    status: 403,
    code: 'session_not_found',
    message: 'Session from session_id claim in JWT does not exist',
  },
  user_banned: { status: 403, code: 'user_banned', message: 'User is banned' },
}

const LONGEST_AGENT = 512

export function requestClient(c: Context): Visitor {
  const { address } = requestOrigin(c)
  return {
    address: address && isIP(address) ? address : null,
    userAgent: c.req.header('user-agent')?.slice(0, LONGEST_AGENT) ?? null,
  }
}
