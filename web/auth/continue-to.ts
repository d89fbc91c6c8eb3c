import type { NavigateFunction } from 'react-router'
import { paths } from '#web/paths.ts'
import { setPostSignInRedirect } from './post-sign-in-redirect.ts'
import { accessToken } from '#web/shared/session/session.ts'
import { lacksPassword } from './own-password.ts'
import { pendingSignUp, savePendingSignUp } from './pending-sign-up.ts'

type Opened = {
  /** The GoTrue type: `signup`, `recovery`, `invite`, `email_change` … */
  type: string
  metadata: Readonly<Record<string, unknown>>
}
type Ways = { arrive: () => Promise<void>; navigate: NavigateFunction }

/** Redirects to the page that completes the link's purpose. */
export async function goOn({ type, metadata }: Opened, { arrive, navigate }: Ways): Promise<void> {
  const replace = { replace: true }
  if (type === 'recovery') return navigate(paths.authReset(), replace)
  if (type === 'invite') return navigate(paths.authInvite(), replace)
  if (type === 'email_change') return navigate(paths.authChanged(), replace)
  const before = type === 'signup' ? pendingSignUp() : null
  savePendingSignUp(null)
  const token = before ? await accessToken() : null
  if (token !== null && (await lacksPassword(token))) return navigate(paths.authReset(), replace)
  // A new vendor continues with the shop page.
  const isNewVendor = type === 'signup' && metadata['account_type'] === 'vendor'
  const to = isNewVendor ? paths.newVendor() : before?.to
  setPostSignInRedirect({ greeting: 'login', ...(to !== undefined && { to }) })
  return arrive()
}
