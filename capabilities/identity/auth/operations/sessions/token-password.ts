import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { networkOf } from '#platform/http/client-address.ts'
import type { ProofOfWork } from '#platform/proof-of-work.ts'
import { rateLimit } from '#platform/rate-limit.ts'
import type { AuthConfig } from '../../config.ts'
import { hashPassword, isOutdated, verifyPassword } from '../../crypto/passwords.ts'
import type { HookRefusal, Hooks } from '../../hooks/index.ts'
import { deleteSessionsOf } from '../../queries/sessions.ts'
import {
  type Credentials,
  findCredentials,
  getUser,
  lockPassword,
  savePasswordHash,
  saveSignIn,
} from '../../queries/users.ts'
import {
  type EmailOrPhone,
  parseAddress,
  type EmailOrPhoneRefusal,
  isBanned,
  passwordWeakness,
} from '../../rules/email-and-phone.ts'
import type { UserId, Visitor } from '../../../schema.ts'
import type { AnswerSession, IssueSession, SessionResponse } from './issue-session.ts'

type Deps = {
  db: Db
  clock: Clock
  config: AuthConfig
  audit: Pick<Audit, 'record'>
  hooks: Pick<Hooks, 'passwordTried'>
  proofOfWork: Pick<ProofOfWork, 'isSolved'>
  openSession: IssueSession
  answerSession: AnswerSession
}
type Command = {
  email?: string | null | undefined
  phone?: string | null | undefined
  password: string
  /** The captcha token: a proof of work where no captcha is configured. */
  proof: string | null
  visitor: Visitor
}
export type PasswordRefusal =
  | EmailOrPhoneRefusal
  | { code: 'email_provider_disabled' | 'phone_provider_disabled' }
  | { code: 'too_many_attempts'; retryAfterSeconds: number }
  | { code: 'invalid_credentials' }
  | { code: 'password_rejected'; message: string }
  | HookRefusal
  | { code: 'user_banned' }
  | { code: 'email_not_confirmed' | 'phone_not_confirmed' }
export type PasswordAnswer = SessionResponse & { weakness: ('length' | 'characters')[] | null }

/**
 * Unknown address, missing password and wrong password get the same response after the same work.
 */
export const signInWithPassword =
  (deps: Deps) =>
  async (command: Command): Promise<Result<PasswordAnswer, PasswordRefusal>> => {
    const { db, config } = deps
    const address = parseAddress(command)
    if (!address.ok) return address
    const { kind } = address.value
    if (kind === 'email' && !config.emailEnabled) return refuse({ code: 'email_provider_disabled' })
    if (kind === 'phone' && !config.phoneEnabled) return refuse({ code: 'phone_provider_disabled' })

    const attempt = await countAttempt(deps, address.value, command)
    if (!attempt.ok) return attempt

    const found = await findCredentials(db, address.value)
    const { password, visitor } = command
    const opened = await open(deps, found, { provider: kind, password, visitor })
    if (!opened.ok) {
      await writeDown(deps, found, { reason: opened.error.code, visitor })
      return opened
    }
    const weakness = passwordWeakness(password, config.passwordMinimum)
    return ok({ ...opened.value, weakness })
  }
export type SignInWithPassword = ReturnType<typeof signInWithPassword>

type Entry = { provider: 'email' | 'phone'; password: string; visitor: Visitor }

async function open(
  deps: Deps,
  found: Credentials | null,
  entry: Entry,
): Promise<Result<SessionResponse, PasswordRefusal>> {
  if (found && isBanned(found.bannedUntil, deps.clock.now())) return refuse({ code: 'user_banned' })
  // Outside a transaction, so that hashing holds no connection.
  const isRight = await verifyPassword(entry.password, found?.passwordHash ?? null)
  const spoken = found?.passwordHash
    ? await askHook(deps, found.userId, isRight, entry.visitor)
    : ok(null)
  if (!spoken.ok) return spoken
  if (!found?.passwordHash || !isRight) return refuse({ code: 'invalid_credentials' })
  if (!found.isConfirmed) return refuse({ code: `${entry.provider}_not_confirmed` })
  return enter(deps, found, entry)
}

/**
 * Also for an unknown address, so that both take as long. The address is not recorded: users type
 * their password there by mistake.
 */
const writeDown = (
  { db, audit }: Deps,
  found: Credentials | null,
  { reason, visitor }: { reason: PasswordRefusal['code']; visitor: Visitor },
) =>
  inTransaction(db, async (tx) => {
    await audit.record(tx, {
      actor: { role: 'anyone' },
      action: 'identity.sign_in_failed',
      subject: { type: 'user', id: found?.userId ?? null },
      after: { method: 'password', reason },
      address: visitor.address,
    })
    return ok(null)
  })

async function askHook(
  { db, hooks }: Deps,
  userId: UserId,
  valid: boolean,
  visitor: Visitor,
): Promise<Result<null, PasswordRefusal>> {
  const verdict = await hooks.passwordTried({ userId, valid }, visitor.address)
  if (!verdict.ok) return verdict
  if (!verdict.value) return ok(null)
  const { message, signOutEverywhere } = verdict.value
  if (signOutEverywhere)
    await inTransaction(db, async (tx) => ok(await deleteSessionsOf(tx, userId)))
  return refuse({ code: 'password_rejected', message })
}

/** Checks again for concurrent changes of password and account. */
async function enter(
  { db, clock, openSession, answerSession }: Deps,
  { userId, passwordHash }: Credentials,
  { provider, password, visitor }: Entry,
): Promise<Result<SessionResponse, PasswordRefusal>> {
  const renewed = passwordHash && isOutdated(passwordHash) ? await hashPassword(password) : null
  const entered = await inTransaction(db, async (tx) => {
    const now = await lockPassword(tx, userId)
    if (!now || now.passwordHash !== passwordHash) return refuse({ code: 'invalid_credentials' })
    if (isBanned(now.bannedUntil, clock.now())) return refuse({ code: 'user_banned' })

    if (renewed) await savePasswordHash(tx, userId, renewed)
    await saveSignIn(tx, userId, { provider, at: clock.now() })
    const open = await openSession(tx, { userId, method: { method: 'password' }, visitor })
    return ok({ open, user: await getUser(tx, userId) })
  })
  return entered.ok ? ok(await answerSession(entered.value.user, entered.value.open)) : entered
}

/**
 * Per account and network a lock; per account only a challenge, because attempts from many addresses
 * would otherwise lock the user out.
 */
async function countAttempt(
  { db, clock, config, proofOfWork }: Deps,
  { kind, value }: EmailOrPhone,
  { proof, visitor }: Pick<Command, 'proof' | 'visitor'>,
): Promise<Result<null, PasswordRefusal>> {
  const { passwordsFromOneAddress, passwords, window: per } = config.limits
  const now = clock.now()
  const account = `identity.password:${kind}:${value}`
  const key = `${account}:${networkOf(visitor.address ?? '')}`
  const ofNetwork = await rateLimit(db, { key, max: passwordsFromOneAddress, per, now })
  const { retryAfterSeconds } = ofNetwork
  if (!ofNetwork.allowed) return refuse({ code: 'too_many_attempts', retryAfterSeconds })

  const ofAccount = await rateLimit(db, { key: account, max: passwords, per, now })
  if (ofAccount.allowed) return ok(null)
  if (config.captcha === null && (await proofOfWork.isSolved('sign_in', proof))) return ok(null)
  return refuse({ code: 'too_many_attempts', retryAfterSeconds: ofAccount.retryAfterSeconds })
}
