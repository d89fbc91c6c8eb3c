import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AuthConfig } from '../../config.ts'
import type { HookRefusal, Hooks } from '../../hooks/index.ts'
import { getUser, insertUser, saveSignIn } from '../../queries/users.ts'
import type { User, UserId, Visitor } from '../../../schema.ts'
import type {
  AnswerSession,
  IssuedSession,
  IssueSession,
  SessionResponse,
} from '../sessions/issue-session.ts'
import type { SignupSettings } from './signup.ts'

type Deps = {
  db: Db
  clock: Clock
  config: AuthConfig
  signupSettings: () => SignupSettings
  hooks: Pick<Hooks, 'beforeUserCreated' | 'afterUserCreated'>
  openSession: IssueSession
  answerSession: AnswerSession
}
type Command = { data: Record<string, unknown>; visitor: Visitor }
export type AnonymousRefusal =
  | { code: 'signup_disabled' | 'anonymous_provider_disabled' }
  | HookRefusal

/** Adding an address later keeps the user id. */
export const signInAnonymously =
  (deps: Deps) =>
  async (command: Command): Promise<Result<SessionResponse, AnonymousRefusal>> => {
    const { db, config, signupSettings, hooks, answerSession } = deps
    if (signupSettings().isSignupDisabled) return refuse({ code: 'signup_disabled' })
    if (!config.anonymousEnabled) return refuse({ code: 'anonymous_provider_disabled' })

    const entered = await inTransaction(db, (tx) => enter(deps, tx, command))
    if (!entered.ok) return entered
    const { user, open } = entered.value
    await hooks.afterUserCreated(user, command.visitor.address)
    return ok(await answerSession(user, open))
  }
export type SignInAnonymously = ReturnType<typeof signInAnonymously>

async function enter(
  { clock, hooks, openSession }: Deps,
  tx: Tx,
  { data, visitor }: Command,
): Promise<Result<{ user: User; open: IssuedSession }, AnonymousRefusal>> {
  const now = clock.now()
  const userId = newId<UserId>(now)
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
  const allowed = await hooks.beforeUserCreated(await getUser(tx, userId), visitor.address)
  if (!allowed.ok) return allowed
  await saveSignIn(tx, userId, { provider: 'anonymous', at: now })
  const open = await openSession(tx, { userId, method: { method: 'anonymous' }, visitor })
  return ok({ user: await getUser(tx, userId), open })
}
