import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AuthConfig } from '../config.ts'
import { findUser, insertUser, saveSignIn } from '../queries/users.ts'
import type { UserId, Visitor } from '../schema.ts'
import type { AnswerSession, OpenSessionFor, SessionAnswer } from './open-session.ts'
import type { SignUpDoors } from './sign-up.ts'

type Deps = {
  db: Db
  clock: Clock
  config: AuthConfig
  doors: () => SignUpDoors
  openSession: OpenSessionFor
  answerSession: AnswerSession
}
type Command = { data: Record<string, unknown>; visitor: Visitor }
export type AnonymousRefusal = { code: 'signup_disabled' | 'anonymous_provider_disabled' }

/** Opens a session for somebody without an address; they may give one later and stay who they are. */
export const signInAnonymously =
  ({ db, clock, config, doors, openSession, answerSession }: Deps) =>
  async ({ data, visitor }: Command): Promise<Result<SessionAnswer, AnonymousRefusal>> => {
    if (doors().signupDisabled) return refuse({ code: 'signup_disabled' })
    if (!config.anonymousEnabled) return refuse({ code: 'anonymous_provider_disabled' })

    const entered = await inTransaction(db, async (tx) => {
      const now = clock.now()
      const userId = newId(now) as UserId
      await insertUser(tx, {
        id: userId,
        email: null,
        phone: null,
        passwordHash: null,
        emailConfirmedAt: null,
        phoneConfirmedAt: null,
        isAnonymous: true,
        appMetadata: {},
        userMetadata: data,
        createdAt: now,
      })
      await saveSignIn(tx, userId, { provider: 'anonymous', at: now })
      const open = await openSession(tx, { userId, method: { method: 'anonymous' }, visitor })
      const user = await findUser(tx, userId)
      if (!user) throw new Error('an account vanished in its own transaction')
      return ok({ user, open })
    })
    return ok(await answerSession(entered.value.user, entered.value.open))
  }
export type SignInAnonymously = ReturnType<typeof signInAnonymously>
