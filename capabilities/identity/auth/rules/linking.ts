import type { User } from '../../schema.ts'
import type { ProviderPerson } from './provider-claims.ts'
import { isBanned } from './email-and-phone.ts'

type LinkingContext = {
  person: ProviderPerson
  owner: User | null
  linking: User | null
  /** The account with the same email, where automatic linking is allowed. */
  sameAddress: User | null
  now: Date
}
export type LinkIdentityRefusal = {
  code:
    | 'user_banned'
    | 'identity_already_exists'
    | 'signup_disabled'
    | 'provider_email_needs_verification'
}
export type LinkDecision =
  | { kind: 'enter'; user: User }
  /** `isUnproven`: the mailbox was never proven, so nothing of the account may stay. */
  | { kind: 'link'; user: User; isUnproven: boolean }
  | { kind: 'create' }
  | { kind: 'refuse'; refusal: LinkIdentityRefusal }

/** Only an email that the provider calls verified links to an existing account. */
export function decideIdentityLinking(
  known: LinkingContext,
  signupDisabled: boolean,
): LinkDecision {
  const { person, owner, linking, sameAddress, now } = known
  const refusing = (code: LinkIdentityRefusal['code']): LinkDecision => ({
    kind: 'refuse',
    refusal: { code },
  })
  if (linking && owner) return refusing('identity_already_exists')
  const user = linking ?? owner ?? (person.emailVerified ? sameAddress : null)
  if (user && isBanned(user.bannedUntil, now)) return refusing('user_banned')
  if (linking) return { kind: 'link', user: linking, isUnproven: false }
  if (owner) return { kind: 'enter', user: owner }
  if (user)
    return {
      kind: 'link',
      user,
      isUnproven: user.emailConfirmedAt === null || user.isEmailUnproven,
    }
  // The refusal must not reveal that the email is known.
  if (sameAddress) return refusing('provider_email_needs_verification')
  return signupDisabled ? refusing('signup_disabled') : { kind: 'create' }
}

export function withProviders(
  appMetadata: Readonly<Record<string, unknown>>,
  providers: readonly string[],
): Record<string, unknown> {
  const { provider: _first, providers: _all, ...others } = appMetadata
  const distinct = [...new Set(providers)]
  return distinct.length > 0
    ? { ...others, provider: distinct[0], providers: distinct }
    : { ...others }
}
