import type { Language } from '#kernel/locale.ts'
import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { saveProfileChange } from '../../queries/user-writes.ts'
import { insertIdentity, insertUser } from '../../queries/users.ts'
import type { EmailOrPhone } from '../../rules/email-and-phone.ts'
import { metadataOf, parseSignupMetadata } from '../../rules/signup-metadata.ts'
import type { PendingSignUp, User, UserId } from '../../../schema.ts'

export type SignUpAccount = {
  address: EmailOrPhone
  passwordHash: string | null
  confirmed: boolean
  data: Record<string, unknown>
  language: Language
  /** True when the service role or autoconfirm vouches for the sign-up data. */
  vouched: boolean
}

export const pendingSignUpOf = ({
  passwordHash,
  data,
  language,
}: Omit<SignUpAccount, 'address' | 'confirmed' | 'vouched'>): PendingSignUp => ({
  passwordHash,
  userMetadata: metadataOf(data),
  language: parseSignupMetadata(data).language ?? language,
  identityId: null,
})

export const identityDataOf = (
  userId: string,
  { kind, value }: EmailOrPhone,
  confirmed: boolean,
) => ({
  sub: userId,
  ...(kind === 'email' ? { email: value } : { phone: value }),
  email_verified: kind === 'email' && confirmed,
  phone_verified: kind === 'phone' && confirmed,
})

/** In memory, for the before-user-created hook and obfuscated responses. */
export function buildAccount(account: SignUpAccount, id: UserId, now: Date): User {
  const { address, confirmed, data } = account
  const { kind, value } = address
  return {
    id,
    role: 'authenticated',
    email: kind === 'email' ? value : null,
    emailConfirmedAt: kind === 'email' && confirmed ? now : null,
    isEmailUnproven: false,
    phone: kind === 'phone' ? value : null,
    phoneConfirmedAt: kind === 'phone' && confirmed ? now : null,
    newEmail: null,
    newPhone: null,
    appMetadata: { provider: kind, providers: [kind] },
    // Last, so that the caller's metadata cannot claim a verification.
    userMetadata: { ...metadataOf(data), ...identityDataOf(id, address, confirmed) },
    isSsoUser: false,
    isAnonymous: false,
    invitedAt: null,
    confirmationSentAt: null,
    recoverySentAt: null,
    emailChangeSentAt: null,
    phoneChangeSentAt: null,
    reauthenticationSentAt: null,
    lastSignInAt: null,
    bannedUntil: null,
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
    identities: [],
    factors: [],
  }
}

/**
 * False when the address was taken concurrently. Password, metadata and names are stored only if
 * `vouched`, else with the code. A vendor's role comes with the approval.
 */
export const createAccount =
  ({ clock }: { clock: Clock }) =>
  async (tx: Tx, draft: User, account: SignUpAccount): Promise<boolean> => {
    const now = clock.now()
    const { address, confirmed, language, vouched } = account
    const passwordHash = vouched ? account.passwordHash : null
    const data = vouched ? account.data : {}
    const identityData = identityDataOf(draft.id, address, confirmed)
    const userMetadata = vouched ? draft.userMetadata : identityData
    const inserted = await insertUser(tx, { ...draft, passwordHash, userMetadata, createdAt: now })
    if (!inserted) return false
    await insertIdentity(tx, {
      id: newId(now),
      userId: draft.id,
      provider: address.kind,
      providerId: draft.id,
      data: identityData,
      createdAt: now,
    })
    const person = parseSignupMetadata(data)
    await saveProfileChange(
      tx,
      draft.id,
      {
        firstName: person.firstName,
        lastName: person.lastName,
        email: draft.email,
        phone: person.phone ?? draft.phone,
        language: person.language ?? language,
      },
      now,
    )
    return true
  }
export type CreateAccount = ReturnType<typeof createAccount>
