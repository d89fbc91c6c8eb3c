import type { Session, User } from '@supabase/auth-js'
import type { NavigateFunction } from 'react-router'
import { auth, forgetfulAuth } from '#web/shared/session/session.ts'
import { type AuthError, authErrorMessage } from './auth-errors.ts'
import type { LinkTokens } from './callback-params.ts'
import { goOn } from './continue-to.ts'

/** A session that a link brought, and that the user has not agreed to yet. */
export type OfferedSession = {
  tokens: LinkTokens
  /** The GoTrue type of the link. */
  kind: string
  name: string
  metadata: Readonly<Record<string, unknown>>
  /** The account is signed in here already. */
  isCurrent: boolean
  /** Another account that is signed in here. */
  other: string | null
}
type Ways = { arrive: () => Promise<void>; navigate: NavigateFunction }

const nameOf = ({ email, phone }: User): string => email || phone || ''

export async function offerOf(
  { user, ...tokens }: LinkTokens & Pick<Session, 'user'>,
  { kind }: { kind: string },
): Promise<OfferedSession> {
  const { data } = await (await auth()).getSession()
  const current = data.session?.user
  const isCurrent = current?.id === user.id
  const other = current && !isCurrent ? nameOf(current) : null
  const { user_metadata: metadata } = user
  return { tokens, kind, name: nameOf(user), metadata, isCurrent, other }
}

/** Asks the server whose tokens these are, without keeping them. */
export async function readOffer({
  tokens,
  kind,
}: Pick<OfferedSession, 'tokens' | 'kind'>): Promise<
  { offer: OfferedSession; failure: null } | { offer: null; failure: AuthError }
> {
  try {
    const { data, error } = await (await forgetfulAuth()).getUser(tokens.access_token)
    if (error) return { offer: null, failure: authErrorMessage(error) }
    return { offer: await offerOf({ ...tokens, user: data.user }, { kind }), failure: null }
  } catch (error) {
    console.error('the session of the address could not be read', error)
    return { offer: null, failure: { key: 'auth-errors.unreachable' } }
  }
}

/** Null when the page is being left. */
export async function acceptOffer(
  { tokens, kind, metadata }: OfferedSession,
  ways: Ways,
): Promise<AuthError | null> {
  const { access_token, refresh_token } = tokens
  const { error } = await (await auth()).setSession({ access_token, refresh_token })
  if (error) return authErrorMessage(error)
  await goOn({ type: kind, metadata }, ways)
  return null
}
