import type { Tx } from '#platform/database/index.ts'
import { saveUser, saveAddressIdentity, saveProfileChange } from '../../queries/user-writes.ts'
import type { User } from '../../../schema.ts'

type SetEmailCommand = { proven: boolean; now: Date }

export async function setEmail(
  tx: Tx,
  user: User,
  email: string,
  { proven, now }: SetEmailCommand,
): Promise<void> {
  const verified = proven || user.emailConfirmedAt !== null
  const data = { sub: user.id, email, email_verified: verified }
  await saveUser(tx, user.id, { email, newEmail: null, emailChangeConfirmed: null }, now)
  await saveAddressIdentity(tx, user.id, { provider: 'email', data }, now)
  await saveProfileChange(tx, user.id, { email }, now)
}
