import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Language } from '#kernel/locale.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import type { IdTokenRefusal, Providers } from '../../providers/index.ts'
import { saveSignIn } from '../../queries/users.ts'
import type { UserId, Visitor } from '../../../schema.ts'
import type {
  CreateAccountFromExternalIdentity,
  ExternalIdentityRefusal,
} from '../signup/create-account-from-external-identity.ts'
import type { AnswerSession, IssueSession, SessionResponse } from './issue-session.ts'
import type { AfterSignup } from '../signup/after-signup.ts'

type Deps = {
  db: Db
  clock: Clock
  siteUrl: string
  providers: Providers
  admitUser: CreateAccountFromExternalIdentity
  afterSignup: AfterSignup
  openSession: IssueSession
  answerSession: AnswerSession
}
type Command = {
  provider: string
  idToken: string
  accessToken: string | null
  nonce: string | null
  linkingUserId: UserId | null
  language: Language
  visitor: Visitor
}
export type IdTokenSignInRefusal =
  | IdTokenRefusal
  | ExternalIdentityRefusal
  | { code: 'id_token_missing' | 'provider_missing' | 'provider_unknown' | 'provider_disabled' }
  | { code: 'email_missing' }

/** The `id_token` grant: an application obtained the token from the provider itself. */
export const signInWithIdToken =
  (deps: Deps) =>
  async (command: Command): Promise<Result<SessionResponse, IdTokenSignInRefusal>> => {
    const { db, clock, providers, admitUser, afterSignup, openSession, answerSession } = deps
    const { idToken, accessToken, nonce, linkingUserId, visitor, language } = command
    if (!idToken) return refuse({ code: 'id_token_missing' })
    if (!command.provider) return refuse({ code: 'provider_missing' })
    const provider = providers.find(command.provider)
    if (!provider) {
      const code = providers.isKnown(command.provider) ? 'provider_disabled' : 'provider_unknown'
      return refuse({ code })
    }
    const read = await providers.readIdToken(provider, { idToken, accessToken, nonce })
    if (!read.ok) return read
    const person = read.value
    if (!person.email && !provider.emailOptional) return refuse({ code: 'email_missing' })

    const done = await inTransaction(db, async (tx) => {
      const admitted = await admitUser(tx, { person, linkingUserId, address: visitor.address })
      if (!admitted.ok) return admitted
      const { user, mustConfirm } = admitted.value
      if (mustConfirm) return ok({ admission: admitted.value, open: null })
      await saveSignIn(tx, user.id, { provider: person.provider, at: clock.now() })
      const open = await openSession(tx, { userId: user.id, method: { method: 'oauth' }, visitor })
      return ok({ admission: admitted.value, open })
    })
    if (!done.ok) return done
    const { admission, open } = done.value
    await afterSignup(admission, { redirectTo: deps.siteUrl, language, visitor })
    if (!open) return refuse({ code: 'provider_email_needs_verification' })
    return ok(await answerSession(admission.user, open))
  }
export type SignInWithIdToken = ReturnType<typeof signInWithIdToken>
