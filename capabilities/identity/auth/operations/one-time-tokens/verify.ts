import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { AuthConfig } from '../../config.ts'
import { findUserByAddress, saveUser } from '../../queries/user-writes.ts'
import { mapUniqueViolation } from '../../queries/unique-violations.ts'
import { getUser, saveSignIn } from '../../queries/users.ts'
import { type EmailOrPhone, isBanned } from '../../rules/email-and-phone.ts'
import { TOKEN_KINDS_OF, type VerifyType } from '../../rules/verify-types.ts'
import type { CodeKind, User, UserId, Visitor } from '../../../schema.ts'
import {
  applyEmailChange,
  applyPhoneChange,
  needsDoubleConfirmation,
} from '../user/update-email-phone.ts'
import type { FlowStates } from '../external/flow-state.ts'
import type { RateLimitOtp, TypingRefusal } from './rate-limit-otp.ts'
import type { OneTimeTokens, RedeemedToken } from './one-time-tokens.ts'
import { proveAddress } from './confirm-address.ts'
import type { NotifySecurityEvent } from '../user/security-notifications.ts'
import type {
  AnswerSession,
  IssuedSession,
  IssueSession,
  SessionResponse,
} from '../sessions/issue-session.ts'
import { ownValue } from '#kernel/own-value.ts'
import type { FlowKind } from '../../queries/flow-states.ts'

type Deps = {
  db: Db
  clock: Clock
  config: AuthConfig
  audit: Pick<Audit, 'record'>
  codes: OneTimeTokens
  flows: Pick<FlowStates, 'issueCode'>
  limits: RateLimitOtp
  sendNotice: NotifySecurityEvent
  openSession: IssueSession
  answerSession: AnswerSession
  forget: (userId: UserId) => void
}
export type VerifyCredential =
  | { by: 'code'; address: EmailOrPhone; code: string }
  | { by: 'link'; tokenHash: string }
type Command = {
  type: VerifyType
  shown: VerifyCredential
  /** A link opened in the browser: with PKCE it yields a code, never tokens. */
  inBrowser: boolean
  visitor: Visitor
}
export type VerifyRefusal =
  | { code: 'code_invalid' | 'link_invalid' | 'user_banned' | 'email_exists' | 'phone_exists' }
  | { code: 'flow_state_not_found' }
  | TypingRefusal

export type VerifyAnswer =
  | { kind: 'session'; answer: SessionResponse }
  /** For the client that has the verifier. */
  | { kind: 'flow_code'; code: string }
  /** One mailbox has confirmed an email change; the other has not yet. */
  | { kind: 'half' }

type Outcome =
  | { kind: 'wrong' }
  | { kind: 'half' }
  | { kind: 'flow_code'; code: string }
  | { kind: 'open'; user: User; open: IssuedSession }

const FLOW_KINDS = {
  confirmation: 'email/signup',
  invite: 'invite',
  magic_link: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
} as const

export const verifyOtp =
  (deps: Deps) =>
  async (command: Command): Promise<Result<VerifyAnswer, VerifyRefusal>> => {
    const { shown, visitor } = command
    const invalid = shown.by === 'code' ? 'code_invalid' : 'link_invalid'
    if (shown.by === 'code') {
      const typing = await deps.limits.mayType(shown.address, visitor)
      if (!typing.ok) return typing
    }
    const result = await mapUniqueViolation(() =>
      inTransaction(deps.db, (tx) => verify(deps, tx, command)),
    )
    if (!result.ok) return result
    const outcome = result.value
    if (outcome.kind === 'wrong') return refuse({ code: invalid })
    if (outcome.kind !== 'open') return ok(outcome)
    deps.forget(outcome.user.id)
    const answer = await deps.answerSession(outcome.user, outcome.open)
    return ok({ kind: 'session', answer })
  }
export type VerifyOtp = ReturnType<typeof verifyOtp>

async function verify(
  deps: Deps,
  tx: Tx,
  { type, shown, inBrowser, visitor }: Command,
): Promise<Result<Outcome, VerifyRefusal>> {
  const { clock, codes, config, flows, limits, openSession } = deps
  const kinds = TOKEN_KINDS_OF[type]
  const redeemed =
    shown.by === 'code'
      ? await codes.redeemCode(tx, { kinds, sentTo: shown.address.value, code: shown.code })
      : await codes.redeemLink(tx, { kinds, tokenHash: shown.tokenHash })
  // The counted wrong code must be committed, so this is not a refusal yet.
  if (!redeemed || !belongs(redeemed)) return ok({ kind: 'wrong' })
  const { token, account } = redeemed
  const { user } = account
  if (isBanned(user.bannedUntil, clock.now())) return refuse({ code: 'user_banned' })

  if (
    isEmailChange(token.kind) &&
    needsDoubleConfirmation(config, user) &&
    !account.emailChangeConfirmed
  ) {
    const emailChangeConfirmed = token.kind === 'email_change_new' ? 'new' : 'current'
    await codes.useUp(tx, redeemed)
    await saveUser(tx, user.id, { emailChangeConfirmed }, clock.now())
    return ok({ kind: 'half' })
  }
  const done = await fulfil(deps, tx, redeemed, visitor)
  if (!done.ok) return done
  await codes.forgetCodesOf(tx, user.id)
  const kind = token.kind === 'sms' || token.kind === 'phone_change' ? 'phone' : 'email'
  await limits.forgetSent(tx, { kind, value: token.sentTo })

  const flowKind = ownValue<FlowKind>(FLOW_KINDS, token.kind)
  if (inBrowser && token.isPkce && flowKind) {
    const code = await flows.issueCode(tx, { userId: user.id, kind: flowKind })
    return code ? ok({ kind: 'flow_code', code }) : refuse({ code: 'flow_state_not_found' })
  }
  await saveSignIn(tx, user.id, { provider: kind, at: clock.now() })
  const open = await openSession(tx, { userId: user.id, method: { method: 'otp' }, visitor })
  return ok({ kind: 'open', user: await getUser(tx, user.id), open })
}

const isEmailChange = (kind: CodeKind): boolean =>
  kind === 'email_change_current' || kind === 'email_change_new'

function belongs({ token: { kind, sentTo }, account: { user } }: RedeemedToken): boolean {
  if (kind === 'sms') return user.phone === sentTo
  if (kind === 'phone_change') return user.newPhone === sentTo
  if (kind === 'email_change_new') return user.newEmail === sentTo
  return user.email === sentTo && (kind !== 'email_change_current' || user.newEmail !== null)
}

async function fulfil(
  deps: Deps,
  tx: Tx,
  { token, account }: RedeemedToken,
  visitor: Visitor,
): Promise<Result<null, VerifyRefusal>> {
  const { user } = account
  switch (token.kind) {
    case 'email_change_current':
    case 'email_change_new': {
      const email = user.newEmail ?? token.sentTo
      const other = await findUserByAddress(tx, { kind: 'email', value: email })
      if (other && other.id !== user.id) return refuse({ code: 'email_exists' })
      await applyEmailChange(deps, tx, user, { email, isProven: true, visitor })
      await deps.sendNotice(tx, user, 'email_changed', email)
      return ok(null)
    }
    case 'phone_change': {
      const other = await findUserByAddress(tx, { kind: 'phone', value: token.sentTo })
      if (other && other.id !== user.id) return refuse({ code: 'phone_exists' })
      await applyPhoneChange(deps, tx, user, { phone: token.sentTo, isProven: true, visitor })
      await deps.sendNotice(tx, user, 'phone_changed', `+${token.sentTo}`)
      return ok(null)
    }
    case 'sms':
      await proveAddress(deps, tx, { user, kind: 'phone', signUp: token.signUp })
      return ok(null)
    case 'confirmation':
    case 'invite':
    case 'magic_link':
    case 'recovery':
    case 'reauthentication':
      await proveAddress(deps, tx, { user, kind: 'email', signUp: token.signUp })
      return ok(null)
  }
}
