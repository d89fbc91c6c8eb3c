import type { UserIdentity, User } from '../../schema.ts'
import { withProviders } from './linking.ts'

type Remaining = Pick<User, 'appMetadata'> & {
  email: string | null
  phone: string | null
}

/**
 * The email stays while another identity has it; else a verified email of a remaining identity
 * replaces it, or none.
 */
export function unlinkResult(user: User, removed: UserIdentity): Remaining {
  const left = user.identities.filter(({ id }) => id !== removed.id)
  const proven = left.filter(({ email, data }) => email !== null && data['email_verified'] === true)
  const stored = left.find(({ email }) => email !== null && email === user.email)
  const own = proven.find(({ provider }) => provider === 'email')
  return {
    email: stored?.email ?? own?.email ?? proven[0]?.email ?? null,
    phone: removed.provider === 'phone' ? null : user.phone,
    appMetadata: withProviders(
      user.appMetadata,
      left.map(({ provider }) => provider),
    ),
  }
}
