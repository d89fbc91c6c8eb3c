import type { NavigateFunction } from 'react-router'
import { paths } from '#web/paths.ts'
import { setPostSignInRedirect } from './post-sign-in-redirect.ts'
import { savePendingSignUp } from './pending-sign-up.ts'

type Opened = {
  /** What the link was sent for, as the protocol names it. */
  type: string
  /** What the account says of itself. */
  metadata: Readonly<Record<string, unknown>>
}
type Ways = { arrive: () => Promise<void>; navigate: NavigateFunction }

/** Leads whoever was signed in by a link on to what the link was sent for. */
export async function goOn({ type, metadata }: Opened, { arrive, navigate }: Ways): Promise<void> {
  const replace = { replace: true }
  if (type === 'recovery') return navigate(paths.authReset(), replace)
  if (type === 'invite') return navigate(paths.authInvite(), replace)
  if (type === 'email_change') return navigate(paths.authChanged(), replace)
  savePendingSignUp(null)
  // The link that confirms a seller's account leads on to the profile of the shop.
  const isNewVendor = type === 'signup' && metadata['account_type'] === 'vendor'
  setPostSignInRedirect({ greeting: 'login', ...(isNewVendor && { to: paths.newVendor() }) })
  return arrive()
}
