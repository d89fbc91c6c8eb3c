import { ok } from '#kernel/result.ts'
import type { Language } from '#kernel/locale.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import type { Hooks } from '../../hooks/index.ts'
import type { Visitor } from '../../../schema.ts'
import type { ExternalSignInResult } from './create-account-from-external-identity.ts'
import type { RateLimitOtp } from '../one-time-tokens/rate-limit-otp.ts'
import type { Mailer } from '../one-time-tokens/mailer.ts'
import { contestWaiting, waitingAfter } from './contest-signup.ts'

type Deps = {
  db: Db
  hooks: Pick<Hooks, 'afterUserCreated'>
  limitCodes: Pick<RateLimitOtp, 'maySend'>
  mailer: Pick<Mailer, 'mailCode'>
}
type About = { redirectTo: string; language: Language; visitor: Visitor }

export const afterSignup =
  ({ db, hooks, limitCodes, mailer }: Deps) =>
  async (
    admission: ExternalSignInResult,
    { redirectTo, language, visitor }: About,
  ): Promise<void> => {
    const { user, isNew, mustConfirm, signUp } = admission
    // The hook's response is ignored: the account exists.
    if (isNew) await hooks.afterUserCreated(user, visitor.address)
    if (!mustConfirm || !user.email || !signUp) return
    const { email } = user
    const may = await limitCodes.maySend('signup', { kind: 'email', value: email }, visitor)
    const claim = { kind: 'email', signUp, password: null } as const
    if (!may.ok) return contestWaiting(db, user, claim) // an email is already on its way
    await inTransaction(db, async (tx) => {
      const order = { user, kind: 'confirmation', to: email, isPkce: false } as const
      const waiting = await waitingAfter(tx, user, claim)
      await mailer.mailCode(tx, { ...order, redirectTo, language, ...waiting })
      return ok(null)
    })
  }
export type AfterSignup = ReturnType<typeof afterSignup>
