import type { Tx } from '#platform/database/index.ts'
import { saveUser, saveAddressIdentity, saveProfileChange } from '../../queries/user-writes.ts'
import type { User } from '../../../schema.ts'

type SetEmailCommand = { proven: boolean; now: Date }

/** By another person or a program than the owner. */
export async function setEmail(
  tx: Tx,
  user: User,
  email: string,
  { proven, now }: SetEmailCommand,
): Promise<void> {
  const verified = proven || user.emailConfirmedAt !== null
  const data = { sub: user.id, email, email_verified: verified }
  const patch = { email, newEmail: null, emailChangeConfirmed: null, managedAt: now }
  await saveUser(tx, user.id, patch, now)
  await saveAddressIdentity(tx, user.id, { provider: 'email', data }, now)
  await saveProfileChange(tx, user.id, { email }, now)
}
