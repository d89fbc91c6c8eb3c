import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { callerLanguage, type EdgeVariables } from '#platform/http/index.ts'
import type { ChallengeMfaFactor } from './operations/mfa/mfa-challenge.ts'
import type { EnrollMfaFactor } from './operations/mfa/mfa-enroll.ts'
import { type AuthenticatedCaller, type Authenticate } from './operations/sessions/authenticate.ts'
import type { RateLimitMfa } from './operations/mfa/rate-limit-mfa.ts'
import type { UnenrollMfaFactor } from './operations/mfa/mfa-unenroll.ts'
import type { VerifyMfaFactor } from './operations/mfa/mfa-verify.ts'
import { readBody } from './protocol/body.ts'
import { BEARER_ERRORS, requestClient } from './protocol/bearer-errors.ts'
import {
  type ProtocolError,
  validationFailed,
  protocolError,
  protocolRefusal,
} from './protocol/errors.ts'
import {
  challengeErrorOf,
  ENROL_ERRORS,
  FACTOR_ID_MALFORMED,
  UNENROL_ERRORS,
  verifyErrorOf,
} from './protocol/mfa-errors.ts'
import { rateLimited } from './protocol/error-responses.ts'
import { sessionView } from './protocol/user-object.ts'
import { isUuid } from '#platform/ids.ts'

type Env = { Variables: EdgeVariables }
type Deps = {
  identifyCaller: Authenticate
  rateLimitMfa: RateLimitMfa
  enrollMfaFactor: EnrollMfaFactor
  challengeMfaFactor: ChallengeMfaFactor
  verifyMfaFactor: VerifyMfaFactor
  unenrollMfaFactor: UnenrollMfaFactor
}

const UNKEPT = { 'cache-control': 'no-store' }

const EnrolBody = z.object({
  factor_type: z.string().nullish(),
  friendly_name: z.string().trim().max(120).nullish(),
  issuer: z.string().trim().max(120).nullish(),
  phone: z.string().max(40).nullish(),
})
const ChallengeBody = z.object({
  channel: z.string().nullish(),
  webauthn: z
    .object({
      rpId: z.string().max(253).nullish(),
      rpOrigins: z.array(z.string().max(300)).max(10).nullish(),
    })
    .nullish(),
})
const VerifyBody = z.object({
  challenge_id: z.string().nullish(),
  code: z.string().max(40).nullish(),
  webauthn: z
    .object({ type: z.string(), credential_response: z.record(z.string(), z.unknown()) })
    .nullish(),
})

type Entered = { caller: AuthenticatedCaller; factorId: string }

export function mfaRoutes(deps: Deps) {
  const { identifyCaller, rateLimitMfa } = deps

  async function enter(c: Context<Env>): Promise<Entered | Response> {
    const caller = await identifyCaller(c.req.header('authorization'))
    if (!caller.ok) return protocolRefusal(c, caller.error, BEARER_ERRORS)
    const factorId = c.req.param('factorId') ?? ''
    if (!isUuid(factorId)) return protocolError(c, FACTOR_ID_MALFORMED)
    return { caller: caller.value, factorId }
  }
  async function limited(
    c: Context<Env>,
    what: 'challenge' | 'verify',
  ): Promise<ProtocolError | null> {
    const counted = await rateLimitMfa(what, requestClient(c))
    return counted.ok ? null : rateLimited(counted.error)
  }

  return new Hono<Env>()
    .post('/factors', enrol(deps))
    .post('/factors/:factorId/challenge', async (c) => {
      const slow = await limited(c, 'challenge')
      if (slow) return protocolError(c, slow)
      const entered = await enter(c)
      if (entered instanceof Response) return entered
      return challenge(deps, c, entered)
    })
    .post('/factors/:factorId/verify', async (c) => {
      const slow = await limited(c, 'verify')
      if (slow) return protocolError(c, slow)
      const entered = await enter(c)
      if (entered instanceof Response) return entered
      return verify(deps, c, entered)
    })
    .delete('/factors/:factorId', async (c) => {
      const entered = await enter(c)
      if (entered instanceof Response) return entered
      const result = await deps.unenrollMfaFactor({ ...entered, visitor: requestClient(c) })
      if (!result.ok) return protocolRefusal(c, result.error, UNENROL_ERRORS)
      return c.json({ id: entered.factorId })
    })
}

const enrol =
  ({ identifyCaller, enrollMfaFactor }: Deps) =>
  async (c: Context<Env>): Promise<Response> => {
    const caller = await identifyCaller(c.req.header('authorization'))
    if (!caller.ok) return protocolRefusal(c, caller.error, BEARER_ERRORS)
    const body = await readBody(c, EnrolBody)
    if (!body.ok) return protocolError(c, body.error)
    const { factor_type, friendly_name, issuer, phone } = body.value

    const result = await enrollMfaFactor({
      caller: caller.value,
      type: factor_type ?? '',
      friendlyName: friendly_name ?? '',
      issuer: issuer ?? null,
      phone: phone ?? null,
      visitor: requestClient(c),
    })

    if (!result.ok) return protocolRefusal(c, result.error, ENROL_ERRORS)
    const { id, type, friendlyName, totp, phone: number } = result.value
    const secret = totp && { qr_code: totp.qrCode, secret: totp.secret, uri: totp.uri }
    return c.json(
      {
        id,
        type,
        friendly_name: friendlyName,
        ...(secret ? { totp: secret } : {}),
        ...(number === null ? {} : { phone: number }),
      },
      200,
      UNKEPT,
    )
  }

async function challenge(deps: Deps, c: Context<Env>, entered: Entered): Promise<Response> {
  const body = await readBody(c, ChallengeBody, { mayBeEmpty: true })
  if (!body.ok) return protocolError(c, body.error)
  const { channel, webauthn } = body.value
  if (channel && channel !== 'sms')
    return protocolError(c, validationFailed('Invalid channel, supported values are sms'))
  const party = { rpId: webauthn?.rpId, origins: webauthn?.rpOrigins }

  const result = await deps.challengeMfaFactor({
    ...entered,
    party,
    visitor: requestClient(c),
    language: callerLanguage(c),
  })

  if (!result.ok) return protocolError(c, challengeErrorOf(result.error))
  const { id, type, expiresAt, request } = result.value
  const expires_at = Math.floor(expiresAt.getTime() / 1000)
  if (!request) return c.json({ id, type, expires_at }, 200, UNKEPT)
  const { ceremony, publicKey } = request
  const options = { type: ceremony.type, credential_options: { publicKey } }
  return c.json({ id, type, expires_at, webauthn: options }, 200, UNKEPT)
}

async function verify(deps: Deps, c: Context<Env>, entered: Entered): Promise<Response> {
  const body = await readBody(c, VerifyBody)
  if (!body.ok) return protocolError(c, body.error)
  const { challenge_id, code, webauthn } = body.value
  const challengeId = challenge_id ?? ''
  if (!isUuid(challengeId)) return protocolError(c, validationFailed('challenge_id must be a UUID'))

  const result = await deps.verifyMfaFactor({
    ...entered,
    challengeId,
    code: code?.trim() ?? '',
    key: webauthn ?? null,
    visitor: requestClient(c),
  })

  if (!result.ok) return protocolError(c, verifyErrorOf(result.error))
  return c.json(sessionView(result.value), 200, { ...UNKEPT, pragma: 'no-cache' })
}
