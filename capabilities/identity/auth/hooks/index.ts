import type { JWTPayload } from 'jose'
import { z } from 'zod'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { HookName, HooksConfig } from '../config.mfa.ts'
import { sizeOf } from '../rules/user-metadata.ts'
import type { User, UserId } from '../../schema.ts'
import { userView } from '../protocol/user-object.ts'
import type { ProtocolError } from '../protocol/errors.ts'
import { invokeHook, type HookRefusal } from './invoke.ts'

export type { HookRefusal } from './invoke.ts'

export type EmailData = {
  token: string
  token_hash: string
  redirect_to: string
  email_action_type: string
  site_url: string
  token_new?: string
  token_hash_new?: string
  old_email?: string
  old_phone?: string
  provider?: string
  factor_type?: string
}
export type SmsData = { otp: string; phone: string; sms_type?: string }
/** `handled` is false without a hook: the caller then sends the message itself. */
type Handled = Promise<Result<{ handled: boolean }, HookRefusal>>
type Verdict = Promise<Result<{ signOutEverywhere: boolean; message: string } | null, HookRefusal>>

/** Our own servers need these to read a token. */
const STORED_FIELDS = 'aud exp iat sub email phone role aal session_id is_anonymous'.split(' ')

/** A larger token would exceed the header limit of a request. */
const MOST_CLAIMS_BYTES = 5_600

const Decision = z.object({
  decision: z.enum(['continue', 'reject']),
  message: z.string().nullish(),
  should_logout_user: z.boolean().nullish(),
})
const Claimed = z.object({ claims: z.record(z.string(), z.unknown()) })

export class TokenHookFailed extends Error {
  readonly answer: ProtocolError
  constructor(answer: ProtocolError) {
    super(answer.message)
    this.answer = answer
  }
}

const unreadable = (): { ok: false; error: HookRefusal } =>
  refuse({
    code: 'hook_refused',
    answer: {
      status: 500,
      code: 'unexpected_failure',
      message: 'The hook answered something unexpected',
    },
  })

type Asker = { config: HooksConfig; clock: Clock }
type Body = Record<string, unknown>

async function ask(
  { config, clock }: Asker,
  name: HookName,
  address: string | null,
  body: Body,
): Promise<Result<unknown, HookRefusal> | null> {
  const target = config[name]
  return target ? invokeHook({ name, target, address, clock }, body) : null
}

async function notify(asker: Asker, name: HookName, address: string | null, body: Body): Handled {
  const answer = await ask(asker, name, address, body)
  if (answer === null) return ok({ handled: false })
  return answer.ok ? ok({ handled: true }) : answer
}

async function judge(asker: Asker, name: HookName, address: string | null, body: Body): Verdict {
  const answer = await ask(asker, name, address, body)
  if (answer === null) return ok(null)
  if (!answer.ok) return answer
  const verdict = Decision.safeParse(answer.value)
  if (!verdict.success) return unreadable()
  const { decision, message, should_logout_user: signOutEverywhere } = verdict.data
  if (decision === 'continue') return ok(null)
  return ok({ message: message ?? '', signOutEverywhere: signOutEverywhere ?? false })
}

/** Supabase Auth hooks: the operator's own HTTP endpoints. Each is skipped when not configured. */
export function createHooks(asker: Asker) {
  return {
    beforeUserCreated: (user: User, address: string | null = null): Handled =>
      notify(asker, 'before-user-created', address, { user: userView(user) }),

    afterUserCreated: (user: User, address: string | null = null): Handled =>
      notify(asker, 'after-user-created', address, { user: userView(user) }),

    sendEmail: (user: User, emailData: EmailData, address: string | null = null): Handled =>
      notify(asker, 'send-email', address, {
        user: userView(user),
        email_data: { token_new: '', token_hash_new: '', ...emailData },
      }),

    sendSms: (user: User, sms: SmsData, address: string | null = null): Handled =>
      notify(asker, 'send-sms', address, { user: userView(user), sms }),

    factorTried: (tried: FactorTried, address: string | null): Verdict =>
      judge(asker, 'mfa-verification-attempt', address, {
        user_id: tried.userId,
        factor_id: tried.factorId,
        factor_type: tried.factorType,
        valid: tried.valid,
      }),

    passwordTried: (tried: { userId: UserId; valid: boolean }, address: string | null): Verdict =>
      judge(asker, 'password-verification-attempt', address, {
        user_id: tried.userId,
        valid: tried.valid,
      }),

    /** @throws TokenHookFailed since no token can be issued then. */
    customizeAccessToken: <Claims extends JWTPayload>(claims: Claims, method: string) =>
      customized(asker, claims, method),
  }
}
export type Hooks = ReturnType<typeof createHooks>

type FactorTried = { userId: UserId; factorId: string; factorType: string; valid: boolean }

async function customized<Claims extends JWTPayload>(
  asker: Asker,
  claims: Claims,
  method: string,
): Promise<Claims> {
  const body = { user_id: claims.sub, claims, authentication_method: method }
  const answer = await ask(asker, 'customize-access-token', null, body)
  if (answer === null) return claims
  if (!answer.ok) throw new TokenHookFailed(answer.error.answer)
  const claimed = Claimed.safeParse(answer.value)
  if (!claimed.success) throw new TokenHookFailed(unreadable().error.answer)
  if (sizeOf(claimed.data.claims) > MOST_CLAIMS_BYTES)
    throw new TokenHookFailed({
      status: 500,
      code: 'unexpected_failure',
      message: `output claims are larger than ${MOST_CLAIMS_BYTES} bytes`,
    })
  const missing = STORED_FIELDS.filter((name) => name in claims && !(name in claimed.data.claims))
  if (missing.length === 0) return claimed.data.claims as Claims // no required claim is missing
  throw new TokenHookFailed({
    status: 500,
    code: 'unexpected_failure',
    message: `output claims do not conform to the expected schema: ${missing.join(', ')}`,
  })
}
