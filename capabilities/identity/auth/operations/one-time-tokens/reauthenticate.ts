import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import type { AuthConfig } from '../../config.ts'
import type { EmailOrPhone } from '../../rules/email-and-phone.ts'
import type { User, Visitor } from '../../../schema.ts'
import type { RateLimitOtp, SendingRefusal } from './rate-limit-otp.ts'
import type { Mailer } from './mailer.ts'
import { isConfirmed } from '../../rules/signup-address.ts'

type Deps = { db: Db; config: AuthConfig; limits: RateLimitOtp; mailer: Mailer }
type Command = { user: User; language: Language; visitor: Visitor }
export type ReauthenticateRefusal =
  | { code: 'address_missing' | 'email_not_confirmed' | 'phone_not_confirmed' }
  | SendingRefusal

export function reauthenticationAddress({ email, phone }: User): EmailOrPhone | null {
  if (email) return { kind: 'email', value: email }
  return phone ? { kind: 'phone', value: phone } : null
}

export const reauthenticate =
  ({ db, config, limits, mailer }: Deps) =>
  async ({ user, language, visitor }: Command): Promise<Result<null, ReauthenticateRefusal>> => {
    const address = reauthenticationAddress(user)
    if (!address) return refuse({ code: 'address_missing' })
    if (!isConfirmed(user, address)) return refuse({ code: `${address.kind}_not_confirmed` })
    const sending = await limits.maySend('reauthentication', address, visitor)
    if (!sending.ok) return sending

    const { siteUrl: redirectTo } = config
    const order = { user, kind: 'reauthentication', to: address.value, language } as const
    await inTransaction(db, async (tx) => {
      if (address.kind === 'phone') await mailer.textCode(tx, order)
      else await mailer.mailCode(tx, { ...order, redirectTo, isPkce: false })
      return ok(null)
    })
    return ok(null)
  }
export type Reauthenticate = ReturnType<typeof reauthenticate>
